package dev.assay.interpret.translate;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
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
        && (isProduct(bare(sum.left())) || isProduct(bare(sum.right())));
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

  /** The operand without signs before it, which turn that of the product. */
  private static Expr bare(Expr operand) {
    Expr bare = operand;
    while (bare instanceof Expr.Unary u
        && (u.op() == UnaryOp.MINUS || u.op() == UnaryOp.PLUS)
        && !u.operand().isLvalue()) {
      bare = u.operand();
    }
    return bare;
  }

  private static boolean isNegated(Expr operand) {
    boolean negated = false;
    Expr bare = operand;
    while (bare instanceof Expr.Unary u
        && (u.op() == UnaryOp.MINUS || u.op() == UnaryOp.PLUS)
        && !u.operand().isLvalue()) {
      negated ^= u.op() == UnaryOp.MINUS;
      bare = u.operand();
    }
    return negated;
  }

  /** Operands keep their order; the factors are kept beside the product that is made of them. */
  ExprNode fused(Expr.Binary sum) {
    boolean subtract = sum.op() == BinaryOp.SUBTRACT;
    boolean leftProduct = isProduct(bare(sum.left()));
    Expr factored = leftProduct ? sum.left() : sum.right();
    boolean negated = isNegated(factored) ^ (subtract && !leftProduct);
    var form = form(negated, subtract && leftProduct, expressions.repr(sum.type()), sum.span());
    var kept = new DoubleNodes.Kept(slot(), slot());
    return expressions
        .order()
        .both(
            sum.left(),
            sum.right(),
            sum.span(),
            operand ->
                operand == factored
                    ? factors((Expr.Binary) bare(operand), kept)
                    : expressions.rvalue(operand),
            (left, right) -> DoubleNodes.fused(form, kept, left, right, leftProduct));
  }

  private int slot() {
    return expressions.context().shape().newSlot();
  }

  private ExprNode factors(Expr.Binary product, DoubleNodes.Kept kept) {
    return expressions
        .order()
        .both(
            product.left(),
            product.right(),
            product.span(),
            (a, b) -> DoubleNodes.factors(kept, a, b));
  }
}
