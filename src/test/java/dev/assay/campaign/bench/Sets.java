package dev.assay.campaign.bench;

import dev.assay.c.Standard;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/** Sets of programs of which only the sizes matter. */
final class Sets {
  private Sets() {}

  /** Programs of so many lines of ten bytes each. */
  static SetSizes ofLines(int... lines) {
    List<TestCase> programs =
        IntStream.of(lines)
            .mapToObj(number ->
                TestCase.of(
                    new Origin("test", new Seed(1), ""),
                    Standard.DEFAULT,
                    List.of(new SourceFile("a.c", "int a, b;\n".repeat(number))),
                    List.of()))
            .toList();
    return new ProgramSet("test", programs, Duration.ofMillis(500), 0).sizes();
  }
}
