package dev.assay.generate.exact.statement;

import dev.assay.c.CType;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** A lone semicolon, or an expression without effect. */
final class EmptyKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.EMPTY;
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    return List.of(
        kit.rng().nextBoolean()
            ? new Stmt.Empty(List.of(), Span.NONE)
            : kit.evaluate(
                kit.typing().cast(CType.VOID, kit.expressions().whole(spot), Span.NONE)));
  }
}
