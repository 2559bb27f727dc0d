package dev.assay.generate.exact.statement;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;

/** A loop that keeps a value of the round before, or of two, in variables. */
final class RecurrenceKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.RECURRENCE;
  }

  @Override
  public boolean fits(Spot spot) {
    return Kernel.fits(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    var grids = new Grids(kit);
    Grid target = grids.writable(1);
    Grid source = grids.readable(1);
    CType type =
        kit.rng().nextBoolean() ? Types.unqualified(source.element()) : kit.types().integer();
    var kept = new ArrayList<Variable>();
    for (int i = kit.rng().between(1, 2); i > 0; i--) {
      Variable variable = kit.hidden("q_", type, Role.LOCAL);
      grids.before().add(kit.declare(variable, kit.number(kit.rng().between(0, 1))));
      kept.add(variable);
    }
    long count = Math.min(target.count(), source.count());
    Counting counting = Counting.over(kit, 0, Kernel.last(kit, count), true);
    List<Stmt> loop =
        Kernel.loop(kit, counting, k -> body(k, target, source, kept, counting.expr()));
    kept.forEach(v -> spot.scope().declare(v));
    return Kernel.with(grids, loop);
  }

  /** {@code b[i] = a[i] - q1; q1 = q0; q0 = a[i];} and the like. */
  private static List<Stmt> body(
      Kit kit, Grid target, Grid source, List<Variable> kept, Expr index) {
    Expr now = source.at(kit, index);
    Expr before = kept.getLast().expr();
    var items = new ArrayList<Stmt>();
    items.add(kit.assign(target.at(kit, index), Mixes.of(kit, List.of(now, before))));
    for (int i = kept.size() - 1; i > 0; i--) {
      items.add(kit.assign(kept.get(i).expr(), kept.get(i - 1).expr()));
    }
    Expr next = kit.rng().chance(1, 3) ? Mixes.of(kit, List.of(now, kept.getFirst().expr())) : now;
    items.add(kit.assign(kept.getFirst().expr(), next));
    return items;
  }
}
