package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;
import java.util.Optional;

/** An operation on a variable in place, such as {@code +=}. */
final class CompoundKind implements StatementKind {
  private static final List<BinaryOp> OPERATORS =
      List.of(
          BinaryOp.ADD,
          BinaryOp.SUBTRACT,
          BinaryOp.MULTIPLY,
          BinaryOp.DIVIDE,
          BinaryOp.REMAINDER,
          BinaryOp.SHIFT_LEFT,
          BinaryOp.SHIFT_RIGHT,
          BinaryOp.AND,
          BinaryOp.OR,
          BinaryOp.XOR);

  @Override
  public Feature feature() {
    return Feature.COMPOUND;
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    Optional<Expr> place = kit.changeable();
    if (place.isEmpty()) {
      return new AssignmentKind().make(spot, statements);
    }
    Expr value = kit.expressions().whole(spot);
    return List.of(kit.update(kit.rng().pick(OPERATORS), place.get(), value));
  }
}
