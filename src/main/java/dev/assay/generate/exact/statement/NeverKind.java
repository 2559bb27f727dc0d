package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** Code that is never executed, under a condition that never holds. */
final class NeverKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.NEVER;
  }

  @Override
  public boolean fits(Spot spot) {
    return Statements.mayNest(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    Expr condition = condition(new Kit(spot, statements));
    Stmt.Block inside = statements.block(spot.nested().outsideLoop(), 1);
    return List.of(new Kit(spot, statements).when(condition, inside));
  }

  /** What no value makes true. */
  static Expr condition(Kit kit) {
    long mask = kit.rng().pick(List.of(1L, 3L, 7L, 15L, 255L));
    Expr some = kit.plain(BinaryOp.AND, kit.expressions().whole(kit.spot()), kit.number(mask));
    return kit.rng().nextBoolean()
        ? kit.plain(BinaryOp.GREATER, some, kit.number(mask))
        : kit.plain(BinaryOp.EQUAL, some, kit.number(mask + 1));
  }
}
