package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class GccStatisticsTest {
  private final Feedback feedback = GccStatistics.parse(Sample.of("gcc-12.statistics"));

  @Test
  void aCounterHasItsPassAndTheNumberOfThePass() {
    assertEquals(1, feedback.count("vect.177: Vectorized loops"));
    assertEquals(11, feedback.count("ccp.39: Statements deleted"));
    assertEquals(1, feedback.count("ccp.107: Statements deleted"));
    assertEquals(1, feedback.count("combine.290: two-insn combine"));
  }

  @Test
  void theValuesOfAHistogramAreOneCounter() {
    assertEquals(18, feedback.count("fre.44: RPO block visited times"));
    assertEquals(2, feedback.count("pre.148: compute_antic iterations"));
    assertTrue(feedback.names().stream().noneMatch(name -> name.contains("==")));
    assertEquals(84, feedback.names().size());
  }

  @Test
  void halfALineIsNoCounter() {
    assertEquals(
        Feedback.of(Map.of("dse.50: stores \"dead\"", 3L)),
        GccStatistics.parse("50 dse \"stores \"dead\"\" 3\n51 fre \"Elim"));
  }
}
