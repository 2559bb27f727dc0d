package dev.assay.interpret.translate;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.node.DoubleNodes;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.value.Repr;

/** Rounds {@code a * b + c} once, as 6.5p8 allows, in runs that choose so. */
final class Contraction {
  private final ExprTranslator expressions;

  Contraction(ExprTranslator expressions) {
    this.expressions = expressions;
  }

  /** Where the run looks for what is open, it makes both and goes on with the plain one. */
  private boolean isWanted() {
    Machine machine = expressions.context().machine();
    return machine.choices().contract() || machine.openings().isActive();
  }

  private DoubleNodes.Fused form(
      boolean negateProduct, boolean negateAddend, Repr repr, Span span) {
    boolean contracts = expressions.context().machine().choices().contract();
    return new DoubleNodes.Fused(
        negateProduct, negateAddend, repr instanceof Repr.Single, contracts, span);
  }

  boolean applies(Expr.Binary sum) {
    return isWanted()
        && (sum.op() == BinaryOp.ADD || sum.op() == BinaryOp.SUBTRACT)
        && expressions.repr(sum.type()).isDouble()
        && (isProduct(sum.left()) || isProduct(sum.right()))
        && expressions.effects().of(sum).isPure();
  }

  /** The same for {@code c += a * b}. */
  boolean applies(Expr.CompoundAssign sum) {
    return isWanted()
        && (sum.op() == BinaryOp.ADD || sum.op() == BinaryOp.SUBTRACT)
        && expressions.repr(sum.computation()).isDouble()
        && isProduct(sum.value())
        && expressions.effects().of(sum.value()).isPure();
  }

  /** The new value that follows from the old one. */
  ExprNode fused(Expr.CompoundAssign sum, ExprNode old) {
    var product = (Expr.Binary) sum.value();
    boolean subtract = sum.op() == BinaryOp.SUBTRACT;
    var form = form(subtract, false, expressions.repr(sum.computation()), sum.span());
    return DoubleNodes.fused(
        form, expressions.rvalue(product.left()), expressions.rvalue(product.right()), old);
  }

  private static boolean isProduct(Expr expr) {
    return expr instanceof Expr.Binary b && b.op() == BinaryOp.MULTIPLY;
  }

  ExprNode fused(Expr.Binary sum) {
    boolean subtract = sum.op() == BinaryOp.SUBTRACT;
    boolean leftProduct = isProduct(sum.left());
    var product = (Expr.Binary) (leftProduct ? sum.left() : sum.right());
    Expr addend = leftProduct ? sum.right() : sum.left();
    Repr repr = expressions.repr(sum.type());
    var form = form(subtract && !leftProduct, subtract && leftProduct, repr, sum.span());
    return DoubleNodes.fused(
        form,
        expressions.rvalue(product.left()),
        expressions.rvalue(product.right()),
        expressions.rvalue(addend));
  }
}
