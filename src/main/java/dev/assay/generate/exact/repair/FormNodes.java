package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Typing;
import java.util.List;

/** The expressions that forms stand for. */
final class FormNodes {
  private final Nodes nodes;
  private final Shape shape;
  private final Expr a;
  private final Expr b;
  private final CType type;
  private final CType unsigned;

  FormNodes(Typing typing, Shape shape, List<Expr> operands) {
    this.nodes = new Nodes(typing);
    this.shape = shape;
    this.a = operands.getFirst();
    this.b = operands.getLast();
    this.type = a.type();
    this.unsigned = Nodes.unsigned(type);
  }

  Expr of(Form form) {
    return switch (form) {
      case Form.Binary(BinaryOp op) -> new Expr.Binary(op, a, b, type, Span.NONE);
      case Form.Negation _ -> unary(UnaryOp.MINUS, a);
      case Form.Identity _ -> unary(UnaryOp.PLUS, a);
      case Form.First _ -> nodes.cast(type, a);
      case Form.Second _ -> nodes.cast(type, b);
      case Form.CountPlus f ->
          shifted(f.op(), BinaryOp.ADD, nodes.constant(f.constant(), b.type()));
      case Form.CountMinus f ->
          shifted(f.op(), BinaryOp.SUBTRACT, nodes.constant(f.constant(), b.type()));
      case Form.AddMaxThenShift _ ->
          nodes.binary(
              BinaryOp.SHIFT_RIGHT,
              nodes.binary(BinaryOp.ADD, a, nodes.constant(shape.left().max(), type)),
              b);
      case Form.Wrapping(BinaryOp op) -> back(nodes.binary(op, unsigned(a), unsigned(b)));
      case Form.WrappingNegation _ -> back(unary(UnaryOp.MINUS, unsigned(a)));
      case Form.OddDivisor(BinaryOp op) -> back(nodes.binary(op, unsigned(a), odd(unsigned(b))));
      case Form.UnsignedShift(BinaryOp op) -> back(nodes.binary(op, unsigned(a), b));
      case Form.MaskedCount(BinaryOp op) -> shifted(op, BinaryOp.AND, Nodes.literal(shape.mask()));
      case Form.MaskedUnsigned(BinaryOp op) -> back(nodes.binary(op, unsigned(a), masked()));
    };
  }

  private Expr unary(UnaryOp op, Expr operand) {
    return nodes.typing().unary(op, operand, Span.NONE);
  }

  private Expr shifted(BinaryOp shift, BinaryOp adjustment, Expr constant) {
    return nodes.binary(shift, a, nodes.binary(adjustment, b, constant));
  }

  private Expr masked() {
    return nodes.binary(BinaryOp.AND, b, Nodes.literal(shape.mask()));
  }

  private Expr odd(Expr divisor) {
    return nodes.binary(BinaryOp.OR, divisor, Nodes.literal(1));
  }

  private Expr unsigned(Expr operand) {
    return shape.left().signed() ? nodes.cast(unsigned, operand) : operand;
  }

  private Expr back(Expr result) {
    return shape.left().signed() ? nodes.cast(type, result) : result;
  }
}
