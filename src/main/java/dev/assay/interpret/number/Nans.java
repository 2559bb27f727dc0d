package dev.assay.interpret.number;

/** Which NaN an operation with NaN operands gives on x86. */
final class Nans {
  private Nans() {}

  static SoftFloat quiet(SoftFloat nan) {
    return SoftFloat.nan(
        nan.format(), nan.isNegative(), nan.significand().setBit(nan.format().precision() - 2));
  }

  /** The result for operands of which at least one is a NaN. */
  static SoftFloat choose(SoftFloat a, SoftFloat b, boolean commutative) {
    if (!b.isNan()) {
      return quiet(a);
    }
    if (!a.isNan()) {
      return quiet(b);
    }
    return switch (a.format()) {
      case X87 -> quiet(x87(a, b));
      case BINARY128 -> quiet(software(a, b, commutative));
      case BINARY16, BFLOAT16, BINARY32, BINARY64 -> quiet(a);
    };
  }

  /** The x87 prefers quiet to signalling, then the larger fraction, then the positive one. */
  private static SoftFloat x87(SoftFloat a, SoftFloat b) {
    if (a.isSignalling() != b.isSignalling()) {
      return a.isSignalling() ? b : a;
    }
    int order = a.significand().compareTo(b.significand());
    return order > 0 || (order == 0 && !a.isNegative()) ? a : b;
  }

  /** The rule of GCC's software floating point. */
  private static SoftFloat software(SoftFloat a, SoftFloat b, boolean commutative) {
    int order = a.significand().compareTo(b.significand());
    return order > 0 || (order == 0 && commutative) ? a : b;
  }
}
