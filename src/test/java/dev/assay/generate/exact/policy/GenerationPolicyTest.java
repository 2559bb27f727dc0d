package dev.assay.generate.exact.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class GenerationPolicyTest {
  private static final int PROGRAMS = 500;

  private static Rng rng(long seed) {
    return new Seed(seed).rng();
  }

  private static GenerationPolicy shuffled(long seed) {
    return PolicyShuffle.of(rng(seed), PolicyOverrides.NONE);
  }

  @Test
  void outcomesAreDrawnAsOftenAsTheirWeightsSay() {
    var policy =
        GenerationPolicy.plain()
            .with(
                PolicyOverrides.NONE
                    .with(Knob.of(Distribution.ARRAY_DIMENSIONS, 0), 0)
                    .with(Knob.of(Distribution.ARRAY_DIMENSIONS, 1), 30)
                    .with(Knob.of(Distribution.ARRAY_DIMENSIONS, 2), 10));
    int[] counts = new int[3];
    Rng rng = rng(1);
    for (int i = 0; i < 40_000; i++) {
      counts[policy.draw(Distribution.ARRAY_DIMENSIONS, rng)]++;
    }
    assertEquals(0, counts[0]);
    assertTrue(Math.abs(counts[1] - 30_000) < 600, Arrays.toString(counts));
    assertTrue(Math.abs(counts[2] - 10_000) < 600, Arrays.toString(counts));
  }

  @Test
  void theSameRandomNumbersGiveTheSamePolicy() {
    for (long seed = 0; seed < PROGRAMS; seed++) {
      assertEquals(shuffled(seed), shuffled(seed));
      assertNotEquals(shuffled(seed), shuffled(seed + PROGRAMS));
    }
  }

  @Test
  void whatIsDescribedIsReadBackAsTheSame() {
    var overrides =
        PolicyOverrides.NONE
            .with(Knob.of(Feature.FOR), 0)
            .with(Knob.of(Feature.IF), Feature.IF.weight())
            .with(Knob.of(Parameter.EXPRESSION_DEPTH), 3)
            .with(Knob.of(Distribution.LEAVES, 1), 0);
    for (long seed = 0; seed < PROGRAMS; seed++) {
      for (PolicyOverrides wishes : List.of(PolicyOverrides.NONE, overrides)) {
        Rng rng = rng(seed);
        GenerationPolicy policy = PolicyShuffle.of(rng, wishes);
        assertReadBack(policy);
        assertReadBack(policy.region(rng).region(rng));
      }
    }
    assertReadBack(GenerationPolicy.plain());
    assertReadBack(GenerationPolicy.none());
    assertReadBack(GenerationPolicy.none().with(overrides));
  }

  private static void assertReadBack(GenerationPolicy policy) {
    String text = policy.describe();
    assertEquals(Optional.of(policy), GenerationPolicy.parse(text), text);
    assertTrue(!text.contains("*/") && !text.contains("??") && !text.contains("\\"), text);
    assertTrue(text.lines().allMatch(line -> line.length() <= 100), text);
    String inComment = text.lines().map(line -> " * " + line + "\n").reduce("", String::concat);
    assertEquals(Optional.of(policy), GenerationPolicy.parse(inComment));
  }

  @Test
  void aPlainPolicyHasNothingToDescribe() {
    assertEquals("policy: plain", GenerationPolicy.plain().describe());
    assertEquals(
        "policy: plain\nfeatures: for 0!",
        GenerationPolicy.plain().with(Feature.FOR, 0).describe());
  }

  @Test
  void textThatIsNoPolicyIsNotReadAsOne() {
    for (String text :
        List.of(
            "policy: shaken",
            "features: for",
            "features: fro 1",
            "features: expression-depth 1",
            "parameters: expression-depth -1",
            "distributions: leaves 1 2",
            "distributions: leafs 1 2 3 4 5",
            "operators: octal",
            "constants: few",
            "anything")) {
      assertEquals(Optional.empty(), GenerationPolicy.parse(text), text);
    }
  }

  @Test
  void everyNumberIsShuffledWithinItsRange() {
    var seen = new boolean[Knob.values().size()];
    for (long seed = 0; seed < PROGRAMS; seed++) {
      GenerationPolicy policy = shuffled(seed);
      for (Knob knob : Knob.values()) {
        int value = policy.value(knob.index());
        seen[knob.index()] |= value != knob.standard();
        boolean feature = knob.section() == Knob.Section.FEATURES;
        assertTrue(value >= (feature ? 0 : knob.least()) && value <= knob.most(), knob.label());
      }
    }
    for (Knob knob : Knob.values()) {
      boolean canChange = knob.standard() > 0 || knob.section() == Knob.Section.PARAMETERS;
      boolean fixed = knob.least() == knob.most();
      assertEquals(canChange && !fixed, seen[knob.index()], knob.label());
    }
  }

  @Test
  void everyChoiceKeepsAnOutcome() {
    Rng rng = rng(7);
    for (long seed = 0; seed < PROGRAMS; seed++) {
      GenerationPolicy policy = shuffled(seed);
      for (int depth = 0; depth < 10; depth++) {
        for (Distribution distribution : Distribution.values()) {
          int outcome = policy.draw(distribution, rng);
          assertTrue(policy.weight(distribution, outcome) > 0, distribution.label());
        }
        assertTrue(policy.weight(Feature.ASSIGNMENT) > 0);
        assertTrue(policy.weight(Feature.CONSTANT) > 0);
        assertTrue(policy.weight(Feature.VARIABLE) > 0);
        policy = policy.region(rng);
      }
    }
  }

  @Test
  void someFeaturesAreSwitchedOffInSomePrograms() {
    long off = 0;
    for (long seed = 0; seed < PROGRAMS; seed++) {
      off += shuffled(seed).weight(Feature.FOR) == 0 ? 1 : 0;
    }
    assertTrue(off > PROGRAMS / 20 && off < PROGRAMS / 3, "" + off);
  }

  @Test
  void whatTheUserSetStaysInAllRegions() {
    var overrides =
        PolicyOverrides.NONE
            .with(Knob.of(Feature.FOR), 0)
            .with(Knob.of(Feature.IF), 77)
            .with(Knob.of(Parameter.BLOCK_DEPTH), 3)
            .with(Knob.of(Distribution.LEAVES, 0), 0)
            .with(Knob.of(Distribution.LEAVES, 1), 33);
    for (long seed = 0; seed < PROGRAMS; seed++) {
      Rng rng = rng(seed);
      GenerationPolicy policy = PolicyShuffle.of(rng, overrides);
      for (int depth = 0; depth < 10; depth++) {
        assertEquals(0, policy.weight(Feature.FOR));
        assertEquals(77, policy.weight(Feature.IF));
        assertEquals(3, policy.value(Parameter.BLOCK_DEPTH));
        assertEquals(0, policy.weight(Distribution.LEAVES, 0));
        assertEquals(33, policy.weight(Distribution.LEAVES, 1));
        policy = policy.region(rng);
      }
    }
  }

  @Test
  void regionsAreOfAllKindsAndOverlap() {
    Rng rng = rng(3);
    GenerationPolicy whole = shuffled(3);
    boolean operators = false;
    boolean constants = false;
    boolean numbers = false;
    boolean both = false;
    for (int i = 0; i < 1000; i++) {
      GenerationPolicy inner = whole.region(rng).region(rng);
      operators |= inner.operators() != OperatorContext.ANY;
      constants |= inner.constants() != ConstantShare.AS_DRAWN;
      numbers |= !inner.weights(Distribution.LEAVES).equals(whole.weights(Distribution.LEAVES));
      both |=
          inner.operators() != OperatorContext.ANY && inner.constants() != ConstantShare.AS_DRAWN;
    }
    assertTrue(operators && constants && numbers && both);
  }

  @Test
  void withoutPoliciesAllRegionsAreTheSame() {
    var settings = new PolicySettings(false, PolicyOverrides.NONE);
    GenerationPolicy policy = settings.policy(rng(1));
    assertEquals(policy, settings.policy(rng(2)));
    assertSame(policy, policy.region(rng(3)));
    int any = Distribution.CONSTANT_KINDS.outcomes().indexOf("any");
    assertEquals(any, policy.draw(Distribution.CONSTANT_KINDS, rng(4)));
  }

  @Test
  void contextsAndSharesAreTheOutcomesOfTheirDistributions() {
    assertEquals(
        Arrays.stream(OperatorContext.values()).map(OperatorContext::label).toList(),
        Distribution.OPERATOR_CONTEXTS.outcomes());
    assertEquals(
        Arrays.stream(ConstantShare.values())
            .map(share -> share.label().replace('-', ' '))
            .toList(),
        Distribution.CONSTANT_LEAVES.outcomes());
  }
}
