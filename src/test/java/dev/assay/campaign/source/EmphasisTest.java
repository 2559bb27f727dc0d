package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class EmphasisTest {
  @Test
  void whatIsNamedTwiceIsUsedAsOftenAsAllOthers() {
    Emphasis emphasis = Emphasis.of("emi+inject");
    assertEquals(List.of("inject-value", "inject-guard"), emphasis.mutators());
    assertEquals(10, emphasis.factor(), "21 others");
    assertEquals(
        Map.of("inject-value", 10, "inject-guard", 10),
        emphasis.in(new TreeMap<>()),
        "others have 1");
    assertEquals(
        Map.of("fcb", 4, "inject-value", 20, "inject-guard", 120),
        emphasis.in(new TreeMap<>(Map.of("fcb", 4, "inject-value", 2, "inject-guard", 12))));
    assertEquals(" --emphasis inject-value,inject-guard", emphasis.told());
  }

  @Test
  void whatIsNamedOnceIsLeftAsItIs() {
    for (String names : List.of("emi", "inject", "fcb+tcb", "hermes+inject", "emi+emi")) {
      Emphasis emphasis = Emphasis.of(names);
      var weights = new TreeMap<>(Map.of("fcb", 3));
      assertEquals("", emphasis.told(), names);
      assertEquals(3, emphasis.in(weights).get("fcb"), names);
    }
    assertEquals(Map.of(), Emphasis.of("emi").in(new TreeMap<>()));
  }
}
