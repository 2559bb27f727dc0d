package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.OperatorContext;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.List;

/** Draws constants: small, extreme, of blocks of bits, or used before. */
public final class Constants {
  private static final int KEPT = 32;
  private static final int LONG_BITS = 64;
  private static final BigInteger READABLE = BigInteger.valueOf(255);
  private static final List<CType> TYPES =
      List.of(
          CType.INT,
          CType.INT,
          CType.INT,
          CType.INT,
          CType.UINT,
          CType.LONG,
          CType.ULONG,
          new CType.Int(IntKind.LLONG),
          new CType.Int(IntKind.ULLONG));
  private static final int[] EDGES = {7, 8, 15, 16, 31, 32, 63, 64};

  private final Typing typing;
  private final Layout layout;
  private final BigInteger[] used = new BigInteger[KEPT];
  private int usedCount;

  Constants(Draft draft) {
    this.typing = draft.typing();
    this.layout = draft.layout();
  }

  /** A constant of one of the types that constants have. */
  Expr any(Spot spot) {
    return of(spot, spot.rng().pick(TYPES));
  }

  /** A constant of the integer type. */
  public Expr of(Spot spot, CType type) {
    return constant(value(spot, type), type);
  }

  /** The literal of a value that is not negative and a type that has literals. */
  public static Expr literal(BigInteger value, CType type) {
    return new Expr.IntLiteral(value, text(value, type), type, Span.NONE);
  }

  public static Expr literal(long value, CType type) {
    return literal(BigInteger.valueOf(value), type);
  }

  /** Negative values and types without literals are left to the printer. */
  private static String text(BigInteger value, CType type) {
    if (value.signum() < 0 || !(type instanceof CType.Int(IntKind kind)) || !hasLiterals(kind)) {
      return "";
    }
    boolean block =
        value.compareTo(READABLE) > 0
            && value.shiftRight(value.getLowestSetBit()).add(BigInteger.ONE).bitCount() == 1;
    return (block ? "0x" + value.toString(16) : value.toString()) + suffix(kind);
  }

  private static boolean hasLiterals(IntKind kind) {
    return kind.rank() >= IntKind.INT.rank() && kind.rank() <= IntKind.LLONG.rank();
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

  /** An expression of the value and the integer type, which must hold the value. */
  public Expr constant(BigInteger value, CType type) {
    CType plain = Types.unqualified(type);
    if (!(plain instanceof CType.Int(IntKind kind)) || kind.rank() < IntKind.INT.rank()) {
      return typing.cast(plain, constant(value, smallest(value)), Span.NONE);
    }
    if (kind.rank() > IntKind.LLONG.rank()) {
      return wide(value, plain);
    }
    if (value.signum() >= 0) {
      return literal(value, plain);
    }
    if (value.bitLength() < layout.width(plain) - 1 || value.bitCount() < value.bitLength()) {
      return negated(literal(value.negate(), plain));
    }
    // The magnitude of the least value has no constant of this type.
    Expr next = negated(literal(value.not(), plain));
    return typing.binary(BinaryOp.SUBTRACT, next, literal(1, plain), Span.NONE);
  }

  private static CType smallest(BigInteger value) {
    return value.bitLength() < Integer.SIZE ? CType.INT : new CType.Int(IntKind.LLONG);
  }

  private Expr negated(Expr literal) {
    return typing.unary(UnaryOp.MINUS, literal, Span.NONE);
  }

  private Expr wide(BigInteger value, CType type) {
    if (value.bitLength() < LONG_BITS) {
      return typing.cast(type, constant(value, new CType.Int(IntKind.LLONG)), Span.NONE);
    }
    CType half = new CType.Int(IntKind.ULLONG);
    CType whole = new CType.Int(IntKind.UINT128);
    Expr high = typing.cast(whole, literal(bits(value.shiftRight(LONG_BITS)), half), Span.NONE);
    Expr raised =
        typing.binary(BinaryOp.SHIFT_LEFT, high, literal(LONG_BITS, CType.INT), Span.NONE);
    Expr both = typing.binary(BinaryOp.OR, raised, literal(bits(value), half), Span.NONE);
    return type.equals(whole) ? both : typing.cast(type, both, Span.NONE);
  }

  private static BigInteger bits(BigInteger value) {
    return value.and(BigInteger.ONE.shiftLeft(LONG_BITS).subtract(BigInteger.ONE));
  }

  /** A value of the integer type, by the policy's kinds of constants. */
  public BigInteger value(Spot spot, CType type) {
    Rng rng = spot.rng();
    int width = layout.width(type);
    BigInteger drawn =
        switch (spot.policy().draw(Distribution.CONSTANT_KINDS, rng)) {
          case 0 -> BigInteger.valueOf(rng.between(-16, 16));
          case 1 -> extreme(rng, width);
          case 2 -> block(rng, width);
          case 3 -> BigInteger.valueOf(rng.nextLong());
          default -> reused(spot, rng);
        };
    BigInteger fitting = layout.wrap(drawn, type);
    used[usedCount < KEPT ? usedCount++ : rng.nextInt(KEPT)] = fitting;
    return fitting;
  }

  private static BigInteger extreme(Rng rng, int width) {
    int choice = rng.nextInt(EDGES.length + 2);
    int bits = choice < EDGES.length ? EDGES[choice] : width - (choice - EDGES.length);
    BigInteger edge = BigInteger.ONE.shiftLeft(bits).add(BigInteger.valueOf(rng.between(-2, 1)));
    return rng.nextBoolean() ? edge : edge.negate();
  }

  private static BigInteger block(Rng rng, int width) {
    int from = rng.nextInt(width);
    int length = rng.between(1, width - from);
    BigInteger ones = BigInteger.ONE.shiftLeft(length).subtract(BigInteger.ONE).shiftLeft(from);
    return rng.nextBoolean() ? ones : ones.not();
  }

  /** Among logical operators all constants but zero are the same. */
  private BigInteger reused(Spot spot, Rng rng) {
    if (usedCount == 0 || spot.context() == OperatorContext.LOGICAL) {
      return BigInteger.valueOf(rng.nextInt(2));
    }
    BigInteger old = used[rng.nextInt(usedCount)];
    return switch (spot.policy().draw(Distribution.CONSTANT_CHANGES, rng)) {
      case 0 -> old;
      case 1 -> old.negate();
      case 2 -> old.not();
      case 3 -> old.add(BigInteger.ONE);
      default -> old.subtract(BigInteger.ONE);
    };
  }
}
