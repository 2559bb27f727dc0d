package dev.assay.generate.exact.policy;

import java.util.List;
import java.util.Locale;

/** The random choices among a few outcomes whose weights are shuffled for each program. */
public enum Distribution {
  INTEGER_TYPES(
      "signed char", 10, "unsigned char", 10, "short", 10, "unsigned short", 10, "int", 20,
      "unsigned int", 20, "long", 10, "unsigned long", 10, "long long", 10, "unsigned long long", 10,
      "bool", 5),
  LEAVES("variable", 30, "constant", 20, "element", 20, "member", 15, "dereference", 10),
  TARGETS("local", 20, "mixed", 30, "output", 30),
  CONSTANT_KINDS("small", 30, "extreme", 20, "bit-block", 15, "any", 15, "reused", 20),
  CONSTANT_LEAVES("as drawn", 70, "half", 20, "all", 10),
  OPERATOR_CONTEXTS(
      "any", 50, "additive", 10, "bitwise", 10, "logical", 5, "multiplicative", 5, "bitwise-shift",
      10, "additive-multiplicative", 10);

  private final List<String> outcomes;
  private final List<Integer> weights;

  Distribution(Object... outcomesAndWeights) {
    var names = new java.util.ArrayList<String>();
    var numbers = new java.util.ArrayList<Integer>();
    for (int i = 0; i < outcomesAndWeights.length; i += 2) {
      names.add((String) outcomesAndWeights[i]);
      numbers.add((Integer) outcomesAndWeights[i + 1]);
    }
    outcomes = List.copyOf(names);
    weights = List.copyOf(numbers);
  }

  /** The names of the outcomes; drawing gives the index of one. */
  public List<String> outcomes() {
    return outcomes;
  }

  /** The weights that the outcomes have without shuffling. */
  public List<Integer> weights() {
    return weights;
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
