package dev.assay.generate.grammar.environment;

import dev.assay.c.CType;
import dev.assay.c.type.Types;
import dev.assay.generate.grammar.Sketch;

/** Draws types for variables and parameters. */
public final class DrawnTypes {
  private static final int DEPTH = 2;

  private DrawnTypes() {}

  /** Any type that a variable may have. */
  public static CType object(Sketch sketch) {
    return object(sketch, DEPTH);
  }

  /** Any type whose parts are nested at most so deep. */
  static CType object(Sketch sketch, int depth) {
    return sketch.typeRules().pick(sketch.rng(), _ -> true).maker().apply(sketch, depth);
  }

  /** A type for a parameter or a result: no array, and nothing that makes calls differ. */
  public static CType passed(Sketch sketch) {
    CType type = object(sketch);
    return Types.isArray(type) || Types.isVector(type)
        ? ScalarTypes.integer(sketch, 0)
        : Types.unqualified(type);
  }
}
