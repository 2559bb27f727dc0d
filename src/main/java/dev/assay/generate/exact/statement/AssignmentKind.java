package dev.assay.generate.exact.statement;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;
import java.util.Optional;

/** An expression stored in a variable, an element or a member. */
final class AssignmentKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.ASSIGNMENT;
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    Optional<Expr> target =
        statements.expressions().places().writable(spot.withDepth(1), Types::isReal);
    if (target.isEmpty()) {
      return new DeclarationKind().make(spot, statements);
    }
    Expr value = statements.expressions().value(spot, target.get().type());
    return List.of(new Kit(spot, statements).assign(target.get(), value));
  }
}
