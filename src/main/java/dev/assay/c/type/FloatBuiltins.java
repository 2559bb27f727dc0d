package dev.assay.c.type;

/** The floating constants that builtins without arguments give. */
final class FloatBuiltins {
  private FloatBuiltins() {}

  static Constant fold(String name) {
    return switch (name) {
      case "inf", "inff", "infl", "huge_val", "huge_valf", "huge_vall" ->
          new Constant.Real(Double.POSITIVE_INFINITY);
      default -> null;
    };
  }
}
