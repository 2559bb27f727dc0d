package dev.assay.judge.growth;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.compile.timing.TimeReport;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class BlameTest {
  private static TimeReport report(double total, Map<String, Double> passes) {
    return new TimeReport(new TreeMap<>(passes), total);
  }

  @Test
  void thePassThatGrewMostIsNamedWithItsPart() {
    Optional<Blame> blame =
        Blame.of(
            report(1.0, Map.of("tree PRE", 0.1, "expand", 0.5)),
            report(3.0, Map.of("tree PRE", 1.7, "expand", 0.7, "final", 0.1)));
    assertEquals("tree PRE", blame.orElseThrow().pass());
    assertEquals(0.8, blame.get().share(), 1e-9);
  }

  @Test
  void whatDidNotGrowIsNotBlamed() {
    assertEquals(
        Optional.empty(),
        Blame.of(report(1.0, Map.of("expand", 0.5)), report(1.0, Map.of("expand", 0.6))));
    assertEquals(
        Optional.empty(),
        Blame.of(report(1.0, Map.of("expand", 0.5)), report(2.0, Map.of("expand", 0.5))));
  }
}
