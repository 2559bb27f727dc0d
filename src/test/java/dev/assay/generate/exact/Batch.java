package dev.assay.generate.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.generate.Generated;
import dev.assay.generate.GeneratedFile;
import dev.assay.generate.Target;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.generate.exact.statement.Gcc;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A few small programs made alike, and what tests ask about them. */
public record Batch(List<Generated> programs) {
  public static final int CERTAIN = 100;

  public static Batch of(
      int count, Target target, boolean values, UnaryOperator<GenerationPolicy> policy) {
    ExactOptions plain = ExactOptions.DEFAULT;
    var options =
        new ExactOptions(
            target,
            Size.SMALL,
            plain.files(),
            plain.barrier(),
            values,
            plain.inputs(),
            plain.floats(),
            _ -> policy.apply(GenerationPolicy.plain()));
    var generator = new ExactGenerator(options);
    return new Batch(
        IntStream.rangeClosed(1, count).mapToObj(i -> generator.generate(new Seed(i))).toList());
  }

  /** Programs for which a feature is certain to be on. */
  public static Batch with(Feature feature, int count) {
    return of(count, Target.DEFAULT, false, p -> p.with(feature, CERTAIN));
  }

  public static String text(Generated program) {
    return program.files().stream().map(GeneratedFile::text).collect(Collectors.joining("\n"));
  }

  /** The text as other compilers than clang read it, and those that have all builtins. */
  public static String preprocessed(String text) {
    return text.replaceAll("(?s)#if !defined\\(__clang__\\).*?#endif\n", "")
        .replaceAll("(?s)#ifdef __clang__\n.*?#else\n(.*?)#endif\n", "$1");
  }

  /** In how many of the programs the pattern is found. */
  public long count(String pattern) {
    Pattern compiled = Pattern.compile(pattern);
    return programs.stream().filter(p -> compiled.matcher(text(p)).find()).count();
  }

  public void assertGoodAtOnce() {
    programs.forEach(p -> assertEquals(0, p.statistics().defects(), text(p)));
  }

  /** Builds the first few with gcc; each must print what is expected. */
  public void assertRight(int count, Path folder) throws IOException, InterruptedException {
    assumeTrue(Gcc.isInstalled(), "gcc is not installed");
    for (Generated program : programs.subList(0, count)) {
      assertEquals(
          program.expected().orElseThrow().stdout(), Gcc.output(program, folder), text(program));
    }
  }
}
