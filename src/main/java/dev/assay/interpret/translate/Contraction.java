package dev.assay.interpret.translate;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.interpret.node.DoubleNodes;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.value.Repr;

/** Rounds {@code a * b + c} once, as 6.5p8 allows, in runs that choose so. */
final class Contraction {
  private final ExprTranslator expressions;

  Contraction(ExprTranslator expressions) {
    this.expressions = expressions;
  }

  boolean applies(Expr.Binary sum) {
    return expressions.context().machine().choices().contract()
        && (sum.op() == BinaryOp.ADD || sum.op() == BinaryOp.SUBTRACT)
        && expressions.repr(sum.type()).isDouble()
        && (isProduct(sum.left()) || isProduct(sum.right()))
        && expressions.effects().of(sum).isPure();
  }

  /** The same for {@code c += a * b}. */
  boolean applies(Expr.CompoundAssign sum) {
    return expressions.context().machine().choices().contract()
        && (sum.op() == BinaryOp.ADD || sum.op() == BinaryOp.SUBTRACT)
        && expressions.repr(sum.computation()).isDouble()
        && isProduct(sum.value())
        && expressions.effects().of(sum.value()).isPure();
  }

  /** The new value that follows from the old one. */
  ExprNode fused(Expr.CompoundAssign sum, ExprNode old) {
    var product = (Expr.Binary) sum.value();
    boolean single = expressions.repr(sum.computation()) instanceof Repr.Single;
    var form = new DoubleNodes.Fused(sum.op() == BinaryOp.SUBTRACT, false, single);
    return DoubleNodes.fused(
        form, expressions.rvalue(product.left()), expressions.rvalue(product.right()), old);
  }

  private static boolean isProduct(Expr expr) {
    return expr instanceof Expr.Binary b && b.op() == BinaryOp.MULTIPLY;
  }

  ExprNode fused(Expr.Binary sum) {
    boolean single = expressions.repr(sum.type()) instanceof Repr.Single;
    boolean subtract = sum.op() == BinaryOp.SUBTRACT;
    boolean leftProduct = isProduct(sum.left());
    var product = (Expr.Binary) (leftProduct ? sum.left() : sum.right());
    Expr addend = leftProduct ? sum.right() : sum.left();
    var form = new DoubleNodes.Fused(subtract && !leftProduct, subtract && leftProduct, single);
    return DoubleNodes.fused(
        form,
        expressions.rvalue(product.left()),
        expressions.rvalue(product.right()),
        expressions.rvalue(addend));
  }
}
