package dev.assay.generate.exact.statement;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;
import java.util.Optional;

/** A return before the end of the function, under a condition. */
final class ReturnKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.RETURN;
  }

  @Override
  public boolean fits(Spot spot) {
    // In a loop the condition comes true sooner or later, and what follows would be dead.
    return spot.blockDepth() > 0
        && spot.counters().isEmpty()
        && !spot.function().inLoop()
        && (Types.isVoid(spot.function().result()) || Types.isReal(spot.function().result()));
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    CType type = spot.function().result();
    Expr condition = Exits.late(kit);
    Optional<Expr> value =
        Types.isVoid(type)
            ? Optional.empty()
            : Optional.of(
                kit.typing()
                    .returnValue(
                        kit.operations().assignable(type, kit.expressions().value(spot, type)),
                        type,
                        Span.NONE));
    return List.of(kit.when(condition, new Stmt.Return(value, Span.NONE)));
  }
}
