package dev.assay.reduce.pass;

import dev.assay.c.BinaryOp;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.UnaryOp;
import dev.assay.c.edit.Replacement;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts shorter operators in the place of longer ones, whether or not they mean the same. */
final class SimplifyOperators implements ReductionPass {
  @Override
  public String name() {
    return "simplify-operators";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Place place : Places.of(subject)) {
      simpler(place.written())
          .ifPresent(
              by -> edits.add(new Edit("simpler operator", Replacement.of(place.written(), by))));
    }
    return edits;
  }

  private static Optional<Expr> simpler(Expr expr) {
    return switch (expr) {
      case Expr.CompoundAssign e ->
          Optional.of(new Expr.Assign(e.target(), e.value(), e.type(), e.span()));
      case Expr.Binary e when e.op() == BinaryOp.LESS_EQUAL -> with(e, BinaryOp.LESS);
      case Expr.Binary e when e.op() == BinaryOp.GREATER_EQUAL -> with(e, BinaryOp.GREATER);
      case Expr.Binary e when e.op() == BinaryOp.LOGICAL_AND -> with(e, BinaryOp.AND);
      case Expr.Binary e when e.op() == BinaryOp.LOGICAL_OR -> with(e, BinaryOp.OR);
      case Expr.Index e when isZero(e.index()) && !isAddressOf(e.base()) ->
          Optional.of(new Expr.Unary(UnaryOp.DEREFERENCE, e.base(), e.type(), e.span()));
      case Expr.Unary(UnaryOp op, Expr.Index e, _, _) when op == UnaryOp.ADDRESS ->
          Optional.of(e.base());
      case Expr.Unary e when e.op() == UnaryOp.DEREFERENCE -> object(e.operand());
      case Expr.Index e when isAddressOf(e.base()) -> object(e.base());
      case Expr.Member e when e.arrow() ->
          object(e.base()).map(base -> new Expr.Member(base, e.field(), false, e.type(), e.span()));
      case Expr _ -> Optional.empty();
    };
  }

  private static Optional<Expr> with(Expr.Binary e, BinaryOp op) {
    return Optional.of(new Expr.Binary(op, e.left(), e.right(), e.type(), e.span()));
  }

  /** What {@code &} stands before. */
  private static Optional<Expr> object(Expr pointer) {
    return switch (pointer) {
      case Expr.Unary u when u.op() == UnaryOp.ADDRESS -> Optional.of(u.operand());
      case Expr.Implicit i when i.conversion() != Conversion.LVALUE_TO_RVALUE ->
          object(i.operand());
      case Expr _ -> Optional.empty();
    };
  }

  private static boolean isAddressOf(Expr pointer) {
    return object(pointer).isPresent();
  }

  private static boolean isZero(Expr index) {
    return index instanceof Expr.Implicit i
        ? isZero(i.operand())
        : index instanceof Expr.IntLiteral l && l.value().equals(BigInteger.ZERO);
  }
}
