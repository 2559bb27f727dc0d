package dev.assay.interpret.translate;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.interpret.Choices;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.node.DoubleNodes;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.value.Repr;
import java.util.ArrayList;
import java.util.List;

/** Rounds {@code a * b + c} once, as 6.5p8 allows, in runs that choose so. */
final class Contraction {
  private final ExprTranslator expressions;

  Contraction(ExprTranslator expressions) {
    this.expressions = expressions;
  }

  /** Where the run looks for what is open, it makes both and goes on with the plain one. */
  private boolean isWanted() {
    Machine machine = expressions.context().machine();
    return machine.choices().makes(Choices.Other.CONTRACTION) || machine.openings().isActive();
  }

  private DoubleNodes.Fused form(
      boolean negateProduct, boolean negateAddend, Repr repr, Span span) {
    boolean contracts = expressions.context().machine().choices().makes(Choices.Other.CONTRACTION);
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
        && expressions.repr(sum.computation()).equals(expressions.repr(sum.value().type()))
        && isProduct(bare(sum.value()));
  }

  /** The product that a compound assignment adds. */
  DoubleNodes.Side side(Expr.CompoundAssign sum) {
    boolean negated = isNegated(sum.value()) ^ (sum.op() == BinaryOp.SUBTRACT);
    var form = form(negated, false, expressions.repr(sum.computation()), sum.span());
    var kept = kept(sum.value(), expressions.repr(sum.computation()));
    return new DoubleNodes.Side(form, kept, true);
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
    List<DoubleNodes.Side> sides = new ArrayList<>();
    for (boolean isLeft : List.of(true, false)) {
      Expr operand = isLeft ? sum.left() : sum.right();
      if (isProduct(bare(operand))) {
        boolean negated = isNegated(operand) ^ (subtract && !isLeft);
        Repr repr = expressions.repr(sum.type());
        var form = form(negated, subtract && isLeft, repr, sum.span());
        sides.add(new DoubleNodes.Side(form, kept(operand, repr), isLeft));
      }
    }
    return expressions
        .order()
        .both(
            sum.left(),
            () -> operand(sum.left(), true, sides),
            sum.right(),
            () -> operand(sum.right(), false, sides),
            sum.span(),
            (left, right) -> DoubleNodes.fused(sides, left, right));
  }

  private ExprNode operand(Expr operand, boolean isLeft, List<DoubleNodes.Side> sides) {
    for (DoubleNodes.Side side : sides) {
      if (side.isLeft() == isLeft) {
        return product(operand, side);
      }
    }
    return expressions.rvalue(operand);
  }

  private DoubleNodes.Kept kept(Expr operand, Repr repr) {
    var shape = expressions.context().shape();
    return new DoubleNodes.Kept(
        shape.newSlot(), shape.newSlot(), repr instanceof Repr.Single, isNegated(operand));
  }

  /** The operand, whose factors are kept. */
  ExprNode product(Expr operand, DoubleNodes.Side side) {
    var product = (Expr.Binary) bare(operand);
    return expressions
        .order()
        .both(
            product.left(),
            product.right(),
            product.span(),
            (a, b) -> DoubleNodes.product(side.kept(), a, b));
  }
}
