package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;
import java.util.Optional;

/** A variable changed by one. */
final class IncrementKind implements StatementKind {
  private static final List<StepOp> OPERATORS = List.of(StepOp.values());

  @Override
  public Feature feature() {
    return Feature.INCREMENT;
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    // C++ has no -- for bool, and since 2017 no ++.
    Optional<Expr> place = kit.changeable().filter(p -> !Types.isBool(p.type()));
    if (place.isEmpty()) {
      return new CompoundKind().make(spot, statements);
    }
    StepOp op = kit.rng().pick(OPERATORS);
    BinaryOp sum = op.isIncrement() ? BinaryOp.ADD : BinaryOp.SUBTRACT;
    return List.of(
        kit.operations()
            .step(op, place.get())
            .map(kit::evaluate)
            .orElseGet(() -> kit.update(sum, place.get(), kit.number(1))));
  }
}
