package dev.assay.generate.exact.statement;

import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Counter;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;

/** A {@code goto} forward, over a few statements or out of nested loops. */
final class GotoKind implements StatementKind {
  private static final long NODES = 100;

  @Override
  public Feature feature() {
    return Feature.GOTO;
  }

  @Override
  public boolean fits(Spot spot) {
    return Statements.mayNest(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    String label = spot.draft().names().fresh("done_");
    Stmt jump = new Stmt.Goto(label, Span.NONE);
    boolean loops = Kit.room(spot, NODES) >= 16 && kit.rng().chance(2, 3);
    // The label stands behind a block: the jump passes no declaration.
    Stmt body = loops ? nest(kit, jump, kit.rng().between(1, 2)) : skipped(kit, jump);
    Stmt after = new Stmt.Empty(List.of(), Span.NONE);
    return List.of(
        body, new Stmt.Labeled(new Stmt.Label.Named(label, List.of()), after, Span.NONE));
  }

  private static Stmt skipped(Kit kit, Stmt jump) {
    Spot inside = kit.spot().nested().outsideLoop();
    var items = new ArrayList<Stmt>();
    items.add(kit.when(Exits.late(kit), kit.block(List.of(jump))));
    items.addAll(kit.statements().block(inside).items());
    return kit.block(items);
  }

  private static Stmt nest(Kit kit, Stmt jump, int levels) {
    Spot spot = kit.spot();
    Counting counting = Counting.over(kit, 0, kit.rng().between(1, 4), false);
    int mark = spot.scope().mark();
    spot.scope().declare(counting.variable());
    Counter counter = counting.counter();
    Kit inside = kit.at(spot.inLoop(counting.trips()).withCounter(counter));
    var items = new ArrayList<Stmt>();
    if (levels > 0) {
      items.add(nest(inside, jump, levels - 1));
    } else {
      items.add(inside.when(Exits.late(inside), jump));
    }
    items.addAll(kit.statements().block(inside.spot(), 1).items());
    spot.scope().release(mark);
    List<Stmt> loop = Loops.make(kit, Loops.Form.FOR, counting, items);
    return loop.size() == 1 ? loop.getFirst() : kit.block(loop);
  }
}
