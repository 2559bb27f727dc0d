package dev.assay.c.print;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import java.math.BigInteger;
import java.util.function.Function;

/**
 * Spells integer constants that were made rather than read, so that the text has the type and value
 * of the node.
 *
 * <p>A type without constants of its own (narrow, enumerated, 128 bits wide, bit-precise) gets a
 * cast.
 */
final class IntegerSpelling {
  private static final int DIGIT = 62;

  private final DataModel model;
  private final Function<CType, String> typeName;

  IntegerSpelling(DataModel model, Function<CType, String> typeName) {
    this.model = model;
    this.typeName = typeName;
  }

  /** Whether the literal has a usable spelling of its own. */
  static boolean isWritten(Expr.IntLiteral literal) {
    return !literal.text().isEmpty() && literal.value().signum() >= 0;
  }

  /** The level of what {@link #spell} gives for the literal. */
  static int precedence(Expr.IntLiteral literal) {
    boolean primary = literal.value().signum() >= 0 && hasConstants(Sugar.strip(literal.type()));
    return isWritten(literal) || primary ? Precedence.PRIMARY : Precedence.CAST;
  }

  /** An expression that binds at least as tightly as a cast. */
  String spell(BigInteger value, CType type) {
    CType plain = Sugar.strip(type);
    if (plain instanceof CType.Int i && hasConstants(plain)) {
      return constant(value, i.kind());
    }
    String cast = "(" + typeName.apply(type) + ")";
    if (value.bitLength() < 64) {
      return cast + constant(value, value.bitLength() < 32 ? IntKind.INT : IntKind.LLONG);
    }
    return wide(value, plain, cast);
  }

  private static boolean hasConstants(CType type) {
    return type instanceof CType.Int i
        && i.kind().rank() >= IntKind.INT.rank()
        && i.kind().rank() <= IntKind.LLONG.rank();
  }

  private String constant(BigInteger value, IntKind kind) {
    String suffix = suffix(kind);
    if (!isLeast(value, model.sizeOf(kind) * 8)) {
      return value + suffix;
    }
    // The magnitude of the least value has no constant of this type.
    return "(" + value.add(BigInteger.ONE) + suffix + " - 1" + suffix + ")";
  }

  private static boolean isLeast(BigInteger value, int width) {
    return value.signum() < 0 && value.bitLength() == width - 1 && value.bitCount() == width - 1;
  }

  private static String suffix(IntKind kind) {
    return switch (kind) {
      case BOOL, CHAR, SCHAR, UCHAR, SHORT, USHORT, INT, INT128, UINT128 -> "";
      case UINT -> "u";
      case LONG -> "L";
      case ULONG -> "UL";
      case LLONG -> "LL";
      case ULLONG -> "ULL";
    };
  }

  private static String wide(BigInteger value, CType type, String cast) {
    int width = type instanceof CType.BitInt b ? b.width() : 128;
    if (isLeast(value, width)) {
      return "(-" + digits(value.add(BigInteger.ONE).negate(), cast) + " - 1)";
    }
    return (value.signum() < 0 ? "-" : "") + digits(value.abs(), cast);
  }

  /** Puts a value together from digits so small that no step overflows. */
  private static String digits(BigInteger magnitude, String cast) {
    BigInteger[] parts = magnitude.divideAndRemainder(BigInteger.ONE.shiftLeft(DIGIT));
    String low = cast + parts[1] + "LL";
    return parts[0].signum() == 0
        ? low
        : "(" + digits(parts[0], cast) + " << " + DIGIT + " | " + low + ")";
  }
}
