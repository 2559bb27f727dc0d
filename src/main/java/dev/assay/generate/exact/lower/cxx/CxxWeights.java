package dev.assay.generate.exact.lower.cxx;

/**
 * How often C++ programs get forms that C does not have.
 *
 * @param plain the weight of C arrays among the representations of arrays
 * @param array the weight of {@code std::array}
 * @param vector the weight of {@code std::vector}
 * @param valarray the weight of {@code std::valarray}
 * @param at the percentage of accesses by {@code at} among those that could be
 * @param staticMembers the percentage of members that become static among those that could
 */
public record CxxWeights(
    int plain, int array, int vector, int valarray, int at, int staticMembers) {
  public static final CxxWeights DEFAULT = new CxxWeights(40, 20, 20, 20, 40, 25);

  /** Programs that use no more of C++ than they must. */
  public static final CxxWeights NONE = new CxxWeights(1, 0, 0, 0, 0, 0);

  int of(Container container) {
    return switch (container) {
      case PLAIN -> plain;
      case ARRAY -> array;
      case VECTOR -> vector;
      case VALARRAY -> valarray;
    };
  }
}
