package dev.assay.generate.grammar.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.random.Rng;
import java.util.List;

/** Draws constants: small ones, and those at the edges of types. */
public final class Constants {
  private static final List<Long> EDGES =
      List.of(
          127L,
          128L,
          255L,
          256L,
          32_767L,
          32_768L,
          65_535L,
          65_536L,
          2_147_483_647L,
          4_294_967_295L,
          Long.MAX_VALUE);
  private static final List<String> FLOATS =
      List.of("0.0", "0.5", "1.0", "1.5", "2.0", "3.25", "100.0", "1e10", "0.001");
  private static final int SMALL = 16;
  private static final int LARGER = 1000;

  private Constants() {}

  /** A constant that fits a number of the type, mostly. */
  public static Expr any(Rng rng, CType type) {
    return Types.isFloating(type) && rng.chance(3, 4) ? floating(rng) : integer(rng);
  }

  static Expr integer(Rng rng) {
    if (rng.chance(1, 6)) {
      return literal(rng.pick(EDGES));
    }
    return literal(rng.nextInt(rng.chance(2, 3) ? SMALL : LARGER));
  }

  static Expr floating(Rng rng) {
    return new Expr.FloatLiteral(rng.pick(FLOATS), new CType.Floating(FloatKind.DOUBLE), Span.NONE);
  }

  /** A number of the first type among int and long that has it. */
  public static Expr literal(long value) {
    boolean fits = value <= Integer.MAX_VALUE;
    return Code.number(value, fits ? CType.INT : new CType.Int(IntKind.LONG));
  }
}
