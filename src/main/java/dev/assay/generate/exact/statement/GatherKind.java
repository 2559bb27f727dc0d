package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;

/** A loop whose subscripts come from an array: gather, scatter or histogram. */
final class GatherKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.GATHER;
  }

  @Override
  public boolean fits(Spot spot) {
    return Kernel.fits(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    var grids = new Grids(kit);
    Grid indices =
        grids
            .seen(1, g -> g.isReadable() && Types.isInteger(g.element()))
            .orElseGet(() -> grids.madeReadable());
    Grid source = grids.readable(1);
    Grid target = kit.rng().nextBoolean() ? grids.mixed(1) : grids.writable(1);
    long count = Math.min(indices.count(), Math.min(source.count(), target.count()));
    Counting counting = Counting.over(kit, 0, Kernel.last(kit, count), false);
    List<Stmt> loop =
        Kernel.loop(
            kit,
            counting,
            k -> List.of(move(k, indices.at(k, counting.expr()), source, target, counting.expr())));
    return Kernel.with(grids, loop);
  }

  private static Stmt move(Kit kit, Expr index, Grid source, Grid target, Expr counter) {
    int way = kit.rng().nextInt(target.isReadable() ? 4 : 2);
    if (way == 0) {
      return kit.assign(target.at(kit, counter), source.near(kit, index));
    }
    Expr place = target.near(kit, index);
    if (way == 3) {
      return kit.update(BinaryOp.ADD, place, kit.number(1));
    }
    var operands = new ArrayList<Expr>(List.of(source.at(kit, counter)));
    if (way == 2) {
      operands.add(place);
    }
    return kit.assign(place, Mixes.of(kit, operands));
  }
}
