package dev.assay.campaign.reduction;

import dev.assay.bugs.Expected;
import dev.assay.bugs.Reduced;
import dev.assay.bugs.StoredRun;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.generate.Generated;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.reduce.Reduction;
import dev.assay.reduce.Size;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What a job ended with.
 *
 * @param test the small program, as compilers see it
 * @param bad the plainest configuration that shows the bug
 * @param badRun what it does there; empty if there was no time left to look
 * @param goodRun what a configuration does that is right, where one was asked
 * @param expected what the program must do, where the interpreter knows
 * @param remarks what people should know, one sentence each
 */
public record Shrunk(
    TestCase original,
    TestCase test,
    Configuration bad,
    Optional<CompilerRun> badRun,
    Optional<CompilerRun> goodRun,
    Optional<Expected> expected,
    Reduction reduction,
    Duration cpu,
    boolean complete,
    List<String> remarks) {
  public Shrunk {
    remarks = List.copyOf(remarks);
  }

  public Size before() {
    return size(original);
  }

  public Size after() {
    return size(test);
  }

  /** Of all its files, but not of the one that only tells what a program in C++ means. */
  public static Size size(TestCase test) {
    return test.files().stream()
        .filter(file -> !file.name().equals(Generated.MEANING))
        .map(file -> Size.of(file.text()))
        .reduce(new Size(0, 0), Size::plus);
  }

  /** Lines with something on them. */
  public static long lines(TestCase test) {
    return test.files().stream()
        .filter(file -> !file.name().equals(Generated.MEANING))
        .map(SourceFile::text)
        .flatMap(String::lines)
        .filter(line -> !line.isBlank())
        .count();
  }

  /** For the store; empty if the bug was not looked at again. */
  public Optional<Reduced> stored() {
    return badRun.map(run ->
        new Reduced(
            test.standard(),
            test.files(),
            test.units(),
            test.flags(),
            StoredRun.of(test, run),
            goodRun.map(right -> StoredRun.of(test, right)),
            expected,
            after().tokens(),
            before().tokens(),
            reduction.tries().candidates(),
            cpu,
            complete));
  }
}
