package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Members;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.interpret.Holes;
import dev.assay.random.Rng;
import java.util.List;

/**
 * Lets no floating value decide anything: what is made an integer of, or is compared, becomes a
 * constant, so that a difference in the last digit stays one. Floating values stay positive, and
 * integers that become such are small.
 */
public final class FloatSieve implements Rules {
  private static final int MOST_CONSTANT = 100;

  private final HoleTable holes;
  private final Typing typing;
  private final Rng rng;

  private FloatSieve(HoleTable holes, Typing typing, Rng rng) {
    this.holes = holes;
    this.typing = typing;
    this.rng = rng;
  }

  /** The program, whose holes are still open, so changed. */
  public static Program sifted(Program program, HoleTable holes, Typing typing, Rng rng) {
    return new Rewriter(new FloatSieve(holes, typing, rng)).program(program);
  }

  @Override
  public Expr expr(Expr expr) {
    return switch (expr) {
      case Expr.Implicit(var conversion, Expr operand, CType type, _) ->
          converted(expr, conversion, operand, type);
      case Expr.Cast(_, var conversion, Expr operand, CType type, _) ->
          converted(expr, conversion, operand, type);
      case Expr.Binary b -> binary(b);
      case Expr.Unary(UnaryOp op, Expr operand, _, _) when isFloating(operand) ->
          unary(expr, op, operand);
      case Expr.Conditional c when isFloating(c.condition()) ->
          new Expr.Conditional(truth(c.condition()), c.then(), c.otherwise(), c.type(), c.span());
      case Expr.BuiltinCall call when call.name().equals(Holes.NAME) -> hole(call);
      case Expr _ -> expr;
    };
  }

  private Expr unary(Expr expr, UnaryOp op, Expr operand) {
    return switch (op) {
      case MINUS, PLUS -> operand;
      case NOT -> truth(operand);
      case COMPLEMENT, ADDRESS, DEREFERENCE, REAL, IMAG -> expr;
    };
  }

  private Expr binary(Expr.Binary b) {
    if ((b.op().isRelational() || b.op().isEquality()) && isFloating(b.left())) {
      return constant(b, b.type(), rng.nextInt(2));
    }
    boolean logical = b.op() == BinaryOp.LOGICAL_AND || b.op() == BinaryOp.LOGICAL_OR;
    if (!logical || !isFloating(b.left()) && !isFloating(b.right())) {
      return b;
    }
    return new Expr.Binary(b.op(), condition(b.left()), condition(b.right()), b.type(), b.span());
  }

  private Expr condition(Expr value) {
    return isFloating(value) ? truth(value) : value;
  }

  private Expr truth(Expr value) {
    return constant(value, CType.INT, rng.nextInt(2));
  }

  private Expr converted(Expr node, Conversion conversion, Expr operand, CType type) {
    boolean cut =
        conversion == Conversion.FLOATING_TO_INTEGRAL
            || conversion == Conversion.TO_BOOL && isFloating(operand);
    if (cut) {
      return constant(operand, type, rng.nextInt(Types.isBool(type) ? 2 : MOST_CONSTANT));
    }
    return conversion == Conversion.INTEGRAL_TO_FLOATING && !isSmall(operand)
        ? typing.cast(type, bounded(operand), Span.NONE)
        : node;
  }

  /** A conversion may be a hole. */
  private Expr hole(Expr.BuiltinCall call) {
    Expr operand = call.arguments().getLast();
    if (isFloating(operand) && Types.isInteger(call.type())) {
      return constant(operand, call.type(), rng.nextInt(MOST_CONSTANT));
    }
    return Types.isInteger(operand.type()) && isFloating(call)
        ? typing.cast(call.type(), bounded(operand), Span.NONE)
        : call;
  }

  private static boolean isSmall(Expr value) {
    return Nodes.bare(value) instanceof Expr.IntLiteral literal
        && literal.value().signum() >= 0
        && literal.value().bitLength() < Long.SIZE
        && literal.value().longValue() <= BoundedHole.MOST;
  }

  private Expr bounded(Expr integer) {
    Expr value = Nodes.bare(integer);
    boolean simple =
        Types.unqualified(value.type()) instanceof CType.Int
            && typing.layout().width(value.type()) <= Long.SIZE
            && !isBitField(value);
    if (!simple) {
      return typing.binary(BinaryOp.AND, value, Nodes.literal((int) BoundedHole.MOST), Span.NONE);
    }
    Expr promoted = typing.unary(UnaryOp.PLUS, value, Span.NONE);
    return holes.open(
        new BoundedHole(), List.of(((Expr.Unary) promoted).operand()), promoted.type());
  }

  private boolean isBitField(Expr value) {
    Expr lvalue = value instanceof Expr.Implicit read ? read.operand() : value;
    return Members.isBitField(lvalue, typing.layout());
  }

  /** The constant, after what the expression does beside its value. */
  private Expr constant(Expr instead, CType type, int value) {
    Expr literal = Nodes.literal(value);
    Expr result = SideEffects.areIn(instead) ? typing.comma(instead, literal, Span.NONE) : literal;
    return Types.same(type, CType.INT) ? result : typing.cast(type, result, Span.NONE);
  }

  private static boolean isFloating(Expr expr) {
    return Types.isFloating(expr.type());
  }
}
