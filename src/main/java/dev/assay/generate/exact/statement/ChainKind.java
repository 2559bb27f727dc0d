package dev.assay.generate.exact.statement;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;
import java.util.Optional;

/** One value stored in two variables: {@code a = b = c}. */
final class ChainKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.CHAIN;
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    Optional<Expr> last = kit.sink();
    Optional<Expr> first =
        kit.sink().filter(f -> last.map(l -> Roots.areApart(f, l)).orElse(false));
    if (first.isEmpty()) {
      return new AssignmentKind().make(spot, statements);
    }
    Expr inner = kit.stored(last.orElseThrow(), kit.expressions().whole(spot));
    return List.of(kit.assign(first.get(), inner));
  }
}
