package dev.assay.generate.exact.statement;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;

/** A loop with a condition inside that stays what it is, and computations that do too. */
final class UnswitchKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.UNSWITCH;
  }

  @Override
  public boolean fits(Spot spot) {
    return Kernel.fits(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    var grids = new Grids(kit);
    Grid target = grids.mixed(1);
    Grid source = grids.readable(1);
    Variable flag = kit.hidden("f_", CType.INT, Role.COUNTER);
    Expr condition =
        kit.operations().condition(kit.expressions().whole(spot), kit.rng().chance(3, 4));
    Expr chosen =
        kit.typing()
            .conditional(condition, kit.number(kit.rng().between(1, 9)), kit.number(0), Span.NONE);
    grids.before().add(kit.declare(flag, chosen));
    spot.scope().declare(flag);
    long count = Math.min(target.count(), source.count());
    Counting counting = Counting.over(kit, 0, Kernel.last(kit, count), true);
    return Kernel.with(
        grids, Kernel.loop(kit, counting, k -> body(k, target, source, flag, counting.expr())));
  }

  private static List<Stmt> body(Kit kit, Grid target, Grid source, Variable flag, Expr index) {
    Expr here = target.at(kit, index);
    Expr there = source.at(kit, index);
    Stmt one = kit.assign(here, Mixes.of(kit, List.of(there, flag.expr())));
    Stmt other = kit.assign(here, Mixes.of(kit, List.of(here, there)));
    var items = new ArrayList<Stmt>();
    if (kit.rng().nextBoolean()) {
      items.add(other);
      items.add(kit.when(flag.expr(), one));
    } else {
      items.add(kit.when(flag.expr(), one));
      items.add(other);
    }
    return items;
  }
}
