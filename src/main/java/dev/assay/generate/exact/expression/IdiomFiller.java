package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;

/**
 * Makes an expression from a template.
 *
 * <p>Of the type T are the operands x, y and z and the constants c and d; n is a count of bits less
 * than T's width W and m another, k is the nth power of two, h the n lowest bits; MIN and MAX are
 * T's limits. U and S are T without and with a sign, N and M narrower and B boolean.
 */
final class IdiomFiller {
  private static final int LEAVES_PERCENT = 70;

  private final Spot spot;
  private final Expressions expressions;
  private final CType type;
  private final Layout layout;
  private final int width;
  private final Map<String, Expr> filled = new HashMap<>();
  private final int count;
  private final int otherCount;

  IdiomFiller(Spot spot, Expressions expressions, CType type) {
    this.spot = spot;
    this.expressions = expressions;
    this.type = type;
    this.layout = spot.draft().layout();
    this.width = layout.width(type);
    this.count = spot.rng().between(1, width - 1);
    this.otherCount = spot.rng().between(1, width - 1);
  }

  Expr fill(Template template) {
    return switch (template) {
      case Template.Name(String name) -> filled.computeIfAbsent(name, this::named);
      case Template.Number(long value) -> number(value);
      case Template.Unary(UnaryOp op, Template operand) ->
          isConstant(operand)
              ? spot.typing().unary(op, fill(operand), Span.NONE)
              : spot.operations().unary(op, fill(operand));
      case Template.Binary b -> binary(b);
      case Template.Conditional c ->
          spot.typing()
              .conditional(
                  spot.typing().condition(fill(c.condition())),
                  fill(c.then()),
                  fill(c.otherwise()),
                  Span.NONE);
      case Template.Cast(String to, Template operand) ->
          spot.operations().cast(type(to), fill(operand));
    };
  }

  private static Expr number(long value) {
    return Constants.literal(
        value, value <= Integer.MAX_VALUE ? CType.INT : new CType.Int(IntKind.ULLONG));
  }

  /** With a constant on the right, most operations need no watching. */
  private Expr binary(Template.Binary b) {
    Expr left = fill(b.left());
    Expr right = fill(b.right());
    CType computed = Types.promoted(Types.unqualified(left.type()), layout);
    boolean plain =
        isConstant(b.right())
            && (isConstant(b.left())
                || switch (b.op()) {
                  case SHIFT_LEFT -> !layout.isSigned(computed) && isCount(b.right());
                  case SHIFT_RIGHT -> isCount(b.right());
                  case DIVIDE, REMAINDER -> isPositive(b.right());
                  case MULTIPLY, ADD, SUBTRACT, LESS, GREATER, LESS_EQUAL, GREATER_EQUAL -> false;
                  case EQUAL, NOT_EQUAL, AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> false;
                });
    return plain
        ? spot.typing().binary(b.op(), left, right, Span.NONE)
        : spot.operations().binary(b.op(), left, right, spot.rng().nextInt(1 << 16));
  }

  /** Whether it is put together from small numbers. */
  private static boolean isConstant(Template template) {
    return switch (template) {
      case Template.Name(String name) ->
          name.equals("n") || name.equals("m") || name.equals("W") || name.equals("k");
      case Template.Number _ -> true;
      case Template.Binary(BinaryOp _, Template left, Template right) ->
          isConstant(left) && isConstant(right);
      case Template.Unary _, Template.Conditional _, Template.Cast _ -> false;
    };
  }

  private boolean isCount(Template template) {
    return switch (template) {
      case Template.Name(String name) -> name.equals("n") || name.equals("m");
      case Template.Number(long value) -> value < width;
      case Template.Binary _ -> true;
      case Template.Unary _, Template.Conditional _, Template.Cast _ -> false;
    };
  }

  private static boolean isPositive(Template template) {
    return template instanceof Template.Number(long value) ? value > 0 : isConstant(template);
  }

  private Expr named(String name) {
    return switch (name) {
      case "x", "y", "z" -> operand();
      case "n" -> number(count);
      case "m" -> number(otherCount);
      case "W" -> number(width);
      case "k" -> constant(BigInteger.ONE.shiftLeft(limited(count)));
      case "h" -> constant(BigInteger.ONE.shiftLeft(limited(count)).subtract(BigInteger.ONE));
      case "MIN" -> constant(least());
      case "MAX" -> constant(most());
      case "c", "d" -> expressions.constants().of(spot, type);
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** A power of two that fits a signed type as well. */
  private int limited(int bits) {
    return layout.isSigned(type) ? Math.min(bits, width - 2) : bits;
  }

  private BigInteger least() {
    return layout.isSigned(type) ? BigInteger.ONE.shiftLeft(width - 1).negate() : BigInteger.ZERO;
  }

  private BigInteger most() {
    int bits = layout.isSigned(type) ? width - 1 : width;
    return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
  }

  private Expr constant(BigInteger value) {
    return expressions.constants().constant(value, type);
  }

  /** It may stand at several places: it has no side effects, and is small. */
  private Expr operand() {
    Rng rng = spot.rng();
    boolean leaf = rng.chance(LEAVES_PERCENT, 100);
    Spot inside = spot.withDepth(leaf ? 0 : Math.min(1, spot.depth() - 1));
    Expr made = expressions.repeatable(inside);
    return Types.sameUnqualified(made.type(), type) && expressions.places().hasAddress(made)
        ? made
        : spot.operations().cast(type, made);
  }

  private CType type(String name) {
    IntKind kind = ((CType.Int) type).kind();
    return switch (name) {
      case "T" -> type;
      case "U" -> new CType.Int(kind.toUnsigned());
      case "S" -> new CType.Int(kind.toSigned());
      case "N" -> new CType.Int(width > Integer.SIZE ? IntKind.UINT : IntKind.UCHAR);
      case "M" -> new CType.Int(width > Integer.SIZE ? IntKind.INT : IntKind.SHORT);
      case "B" -> CType.BOOL;
      default -> throw new IllegalArgumentException(name);
    };
  }
}
