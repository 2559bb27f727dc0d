package dev.assay.bugs;

import dev.assay.c.Standard;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A program that a reducer made of an example, with the runs that show that the bug is still there.
 *
 * @param bad the run that shows the bug
 * @param good a run that is right, if one was asked for
 * @param expected what the small program must do, where the interpreter knows
 * @param tries how many candidates were looked at
 * @param complete whether the reducer found nothing more to remove, and was not stopped
 */
public record Reduced(
    Standard standard,
    List<SourceFile> files,
    List<String> units,
    List<String> flags,
    StoredRun bad,
    Optional<StoredRun> good,
    Optional<Expected> expected,
    int tokens,
    int originalTokens,
    long tries,
    Duration cpu,
    boolean complete) {
  public Reduced {
    files = List.copyOf(files);
    units = List.copyOf(units);
    flags = List.copyOf(flags);
  }

  /** As a test case; what the interpreter says of it must be asked anew. */
  public TestCase test(Origin origin) {
    return new TestCase(origin, standard, files, units, flags, Expectation.NONE);
  }

  /** The file that gets the name {@code reduced.c}: the first that is compiled. */
  public SourceFile main() {
    return files.stream()
        .filter(file -> units.contains(file.name()))
        .findFirst()
        .orElseGet(files::getFirst);
  }
}
