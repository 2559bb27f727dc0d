package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Makes expressions of floating type, all of whose values are finite and the same everywhere. */
public final class FloatingExpressions {
  private static final List<BinaryOp> OPERATORS =
      List.of(BinaryOp.ADD, BinaryOp.SUBTRACT, BinaryOp.MULTIPLY, BinaryOp.DIVIDE);

  private final Expressions expressions;

  FloatingExpressions(Expressions expressions) {
    this.expressions = expressions;
  }

  /** Whether floating values may decide anything: all builds must have the same ones. */
  static boolean mayDecide(Spot spot) {
    return spot.draft().options().floats() == FloatResults.EXACT && isExact(spot);
  }

  /** Whether the target computes in the types of the operands, and not in wider ones. */
  private static boolean isExact(Spot spot) {
    return spot.draft().layout().model().pointerSize() == Long.BYTES;
  }

  private static boolean isNear(Spot spot) {
    return spot.draft().options().floats() == FloatResults.NEAR;
  }

  /** A floating type, as common as they are in variables. */
  public static CType type(Spot spot) {
    int drawn = spot.policy().draw(Distribution.FLOATING_TYPES, spot.rng());
    if (isNear(spot)) {
      return new CType.Floating(spot.draft().typeFeatures().floating().getFirst());
    }
    return switch (drawn) {
      case 0 -> CType.FLOAT;
      case 1 -> CType.DOUBLE;
      default -> new CType.Floating(FloatKind.LONG_DOUBLE);
    };
  }

  /** An expression of the type, as deep as the spot allows. */
  public Expr value(Spot spot, CType wanted) {
    CType type = Types.unqualified(wanted);
    if (!isExact(spot) && !isNear(spot)) {
      return copied(spot, type);
    }
    if (spot.depth() <= 0) {
      return leaf(spot, type);
    }
    return switch (spot.policy().draw(Distribution.FLOATING_EXPRESSIONS, spot.rng())) {
      case 0 -> binary(spot, type);
      case 1 -> spot.typing().unary(UnaryOp.MINUS, value(spot.deeper(), type), Span.NONE);
      case 2 -> conditional(spot, type);
      case 3 -> spot.operations().cast(type, value(spot.deeper(), type(spot)));
      case 4 -> spot.operations().cast(type, expressions.integer(spot.deeper()));
      case 5 -> sign(spot, type);
      default -> leaf(spot, type);
    };
  }

  /** A value of the very type, where computing one would give more digits than it has. */
  private Expr copied(Spot spot, CType type) {
    return expressions
        .places()
        .readable(spot, t -> Types.sameUnqualified(t, type))
        .filter(p -> VariableKind.isQuietOrFree(spot, expressions, p))
        .orElseGet(() -> constant(spot.rng(), type));
  }

  private Expr binary(Spot spot, CType type) {
    Expr left = value(spot.deeper(), type);
    Expr right = value(spot.deeper(), spot.rng().chance(1, 4) ? type(spot) : type);
    Expr result =
        spot.operations()
            .binary(spot.rng().pick(OPERATORS), left, right, spot.rng().nextInt(1 << 16));
    return Types.sameUnqualified(result.type(), type)
        ? result
        : spot.operations().cast(type, result);
  }

  private Expr conditional(Spot spot, CType type) {
    int mark = expressions.effects().mark(spot);
    Expr condition =
        spot.operations().condition(expressions.integer(spot.deeper()), spot.rng().nextBoolean());
    return expressions.afterSequencePoint(
        mark,
        () -> {
          Expr then = value(spot.deeper(), type);
          return spot.typing().conditional(condition, then, value(spot.deeper(), type), Span.NONE);
        });
  }

  /** {@code fabs} or {@code copysign}, which are exact and need no library. */
  private Expr sign(Spot spot, CType type) {
    String suffix =
        switch (((CType.Floating) type).kind()) {
          case FLOAT -> "f";
          case LONG_DOUBLE -> "l";
          case DOUBLE, FLOAT16, BF16, FLOAT32, FLOAT32X, FLOAT64, FLOAT64X, FLOAT128 -> "";
        };
    Expr value = value(spot.deeper(), type);
    return spot.rng().nextBoolean() || isNear(spot)
        ? BuiltinCalls.builtin(spot, "__builtin_fabs" + suffix, value)
        : BuiltinCalls.builtin(
            spot, "__builtin_copysign" + suffix, value, value(spot.deeper(), type));
  }

  private Expr leaf(Spot spot, CType type) {
    boolean constant = spot.constants() == Expressions.ALL_CONSTANT || spot.rng().chance(1, 3);
    Optional<Expr> place =
        constant
            ? Optional.empty()
            : expressions
                .places()
                .readable(spot, Types::isFloating)
                .filter(p -> VariableKind.isQuietOrFree(spot, expressions, p));
    if (place.isPresent()) {
      return Types.sameUnqualified(place.get().type(), type)
          ? place.get()
          : spot.operations().cast(type, place.get());
    }
    return constant || spot.rng().nextBoolean()
        ? constant(spot.rng(), type)
        : spot.operations().cast(type, expressions.leaf(spot));
  }

  /** A constant of the type: a small fraction, a power of two, a few decimals. */
  public static Expr constant(Rng rng, CType type) {
    String digits =
        switch (rng.nextInt(4)) {
          case 0 -> rng.between(0, 16) + "." + rng.pick(List.of("0", "5", "25", "75", "125"));
          case 1 -> "0x1p" + rng.between(-20, 40);
          case 2 -> rng.nextInt(1000) + "." + rng.nextInt(1000);
          default ->
              String.format(
                  Locale.ROOT,
                  "%d.%02de%d",
                  rng.between(1, 9),
                  rng.nextInt(100),
                  rng.between(-9, 12));
        };
    String suffix =
        Types.isFloating(type, FloatKind.FLOAT)
            ? "f"
            : Types.isFloating(type, FloatKind.LONG_DOUBLE) ? "L" : "";
    return new Expr.FloatLiteral(digits + suffix, Types.unqualified(type), Span.NONE);
  }
}
