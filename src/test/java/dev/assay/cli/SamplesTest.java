package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The programs that the README shows do what it says. */
final class SamplesTest {
  @BeforeAll
  static void theyIncludeHeaders() {
    assumeTrue(SearchPath.ofEnvironment().findCompiler().isPresent(), "no C compiler here");
  }

  @Test
  void finished() {
    String expected = "checksum 32d36788 (17 characters), 0.818\n";
    assertEquals(new Run(0, expected, ""), Run.of("interpret", "samples/finished.c"));
    assertEquals(
        new Run(0, expected, ""), Run.of("interpret", "--explore=4", "samples/finished.c"));
  }

  @Test
  void overflow() {
    Run run = Run.of("interpret", "samples/overflow.c");
    assertEquals(1, run.exit());
    assertTrue(run.err().contains("overflow.c:6:"), run.err());
    assertTrue(run.err().contains(": undefined: signed-overflow: "), run.err());
  }

  @Test
  void aliasing() {
    Run run = Run.of("interpret", "samples/aliasing.c");
    assertEquals(1, run.exit());
    assertTrue(run.err().contains(": undefined: effective-type: "), run.err());
    assertEquals(0, Run.of("interpret", "-fno-strict-aliasing", "samples/aliasing.c").exit());
  }

  @Test
  void argumentOrder() {
    Run run = Run.of("interpret", "--explore=4", "samples/argument-order.c");
    assertEquals(1, run.exit());
    assertTrue(run.err().contains(": unspecified: evaluation-order: "), run.err());
  }
}
