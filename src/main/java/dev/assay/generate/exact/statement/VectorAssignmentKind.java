package dev.assay.generate.exact.statement;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.expression.Vectors;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Vectors computed in a block, the last one stored in a variable. */
final class VectorAssignmentKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.VECTOR_ASSIGNMENT;
  }

  @Override
  public boolean fits(Spot spot) {
    return spot.scope().variables().stream().anyMatch(v -> Types.isVector(v.type()));
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    Optional<Expr> target = kit.expressions().places().writable(spot.withDepth(0), Types::isVector);
    if (target.isEmpty()) {
      return new AssignmentKind().make(spot, statements);
    }
    CType type = target.get().type();
    var items = new ArrayList<Stmt>();
    List<Expr> vectors = new Vectors(kit.expressions()).computed(spot, type, items);
    items.add(kit.code().assign(target.get(), vectors.getLast()));
    return List.of(kit.block(items));
  }
}
