package dev.assay.generate.exact.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.random.Seed;
import java.util.HashSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PolicyOverridesTest {
  @Test
  void aChoiceWithoutOutcomesIsAProblem() {
    var overrides = PolicyOverrides.NONE;
    assertEquals(Optional.empty(), overrides.problem());
    overrides =
        overrides
            .with(Knob.of(Distribution.ARRAY_DIMENSIONS, 0), 0)
            .with(Knob.of(Distribution.ARRAY_DIMENSIONS, 1), 0);
    assertEquals(Optional.empty(), overrides.problem());
    overrides = overrides.with(Knob.of(Distribution.ARRAY_DIMENSIONS, 2), 0);
    assertEquals(
        Optional.of("all outcomes of array-dimensions have the weight 0; give one of them more"),
        overrides.problem());
  }

  @Test
  void aProgramWithoutStatementsIsAProblem() {
    var overrides = PolicyOverrides.NONE;
    for (Feature feature : Feature.values()) {
      overrides =
          feature.group() == Feature.Group.STATEMENT
              ? overrides.with(Knob.of(feature), 0)
              : overrides;
    }
    assertEquals(
        Optional.of("all features of the group statement have the weight 0; give one of them more"),
        overrides.problem());
    assertEquals(
        Optional.empty(),
        overrides.and(PolicyOverrides.NONE.with(Knob.of(Feature.ASSIGNMENT), 1)).problem());
  }

  @Test
  void whatWasSetIsToldAsOptions() {
    var overrides =
        PolicyOverrides.NONE
            .with(Knob.of(Distribution.CONSTANT_LEAVES, 0), 2)
            .with(Knob.of(Feature.FOR), 0);
    assertEquals(" --weight 'constant-leaves.as drawn=2' --weight 'for=0'", overrides.options());
    GenerationPolicy policy = PolicyShuffle.of(new Seed(3).rng(), overrides);
    assertEquals(overrides, policy.overrides());
  }

  @Test
  void labelsAreUnambiguousAndFound() {
    var labels = new HashSet<String>();
    for (Knob knob : Knob.values()) {
      assertTrue(labels.add(knob.label()), knob.label());
      assertEquals(Optional.of(knob), Knob.find(knob.label()));
    }
    for (Distribution distribution : Distribution.values()) {
      assertTrue(labels.add(distribution.label()), distribution.label());
    }
  }

  @Test
  void rangesHoldWhatIsUsual() {
    for (Knob knob : Knob.values()) {
      boolean percentage = knob.section() == Knob.Section.FEATURES && knob.most() == 100;
      assertTrue(knob.standard() <= knob.most(), knob.label());
      assertTrue(knob.least() <= knob.standard() || percentage, knob.label());
      assertTrue(!knob.about().isBlank(), knob.label());
    }
    assertTrue(Distribution.values().length >= 21);
  }
}
