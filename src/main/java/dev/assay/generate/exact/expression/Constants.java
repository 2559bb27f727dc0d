package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.type.Layout;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Draws constants: small, extreme, of blocks of bits, or used before. */
public final class Constants {
  private static final int KEPT = 32;
  private static final List<IntKind> KINDS =
      List.of(
          IntKind.INT, IntKind.UINT, IntKind.LONG, IntKind.ULONG, IntKind.LLONG, IntKind.ULLONG);

  private final Layout layout;
  private final List<BigInteger> used = new ArrayList<>();

  Constants(Draft draft) {
    this.layout = draft.layout();
  }

  /** A constant of one of the types that constants have. */
  Expr any(Spot spot) {
    return of(spot, new CType.Int(spot.rng().pick(KINDS, k -> k == IntKind.INT ? 8 : 2)));
  }

  /** A constant of the type, which is an integer type of at least {@code int}'s rank. */
  public Expr of(Spot spot, CType type) {
    return literal(value(spot, type), type);
  }

  /** The literal of a value that fits the type; narrow types get a cast. */
  public static Expr literal(BigInteger value, CType type) {
    return new Expr.IntLiteral(value, "", type, Span.NONE);
  }

  public static Expr literal(long value, CType type) {
    return literal(BigInteger.valueOf(value), type);
  }

  /** A value of the integer type, by the policy's kinds of constants. */
  public BigInteger value(Spot spot, CType type) {
    Rng rng = spot.rng();
    int width = layout.width(type);
    BigInteger value =
        switch (spot.policy().draw(Distribution.CONSTANT_KINDS, rng)) {
          case 0 -> BigInteger.valueOf(rng.between(-16, 16));
          case 1 -> extreme(rng, width);
          case 2 -> block(rng, width);
          case 3 -> BigInteger.valueOf(rng.nextLong());
          default -> reused(rng);
        };
    BigInteger fitting = layout.wrap(value, type);
    if (used.size() < KEPT) {
      used.add(fitting);
    } else {
      used.set(rng.nextInt(KEPT), fitting);
    }
    return fitting;
  }

  private static BigInteger extreme(Rng rng, int width) {
    int bits = rng.pick(List.of(7, 8, 15, 16, 31, 32, 63, 64, width - 1, width));
    BigInteger edge = BigInteger.ONE.shiftLeft(bits).add(BigInteger.valueOf(rng.between(-2, 1)));
    return rng.nextBoolean() ? edge : edge.negate();
  }

  private static BigInteger block(Rng rng, int width) {
    int from = rng.nextInt(width);
    int length = rng.between(1, width - from);
    BigInteger ones = BigInteger.ONE.shiftLeft(length).subtract(BigInteger.ONE).shiftLeft(from);
    return rng.nextBoolean() ? ones : ones.not();
  }

  private BigInteger reused(Rng rng) {
    if (used.isEmpty()) {
      return BigInteger.ONE;
    }
    BigInteger old = rng.pick(used);
    return switch (rng.nextInt(3)) {
      case 0 -> old;
      case 1 -> old.negate();
      default -> old.not();
    };
  }
}
