package dev.assay.generate.exact.statement;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;

/** A loop that computes elements from neighbours, in other arrays or in the same one. */
final class StencilKind implements StatementKind {
  private static final int REACH = 2;

  @Override
  public Feature feature() {
    return Feature.STENCIL;
  }

  @Override
  public boolean fits(Spot spot) {
    return Kernel.fits(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    var grids = new Grids(kit);
    int dimensions = kit.rng().chance(2, 3) || Kit.room(spot, 100) < 64 ? 1 : 2;
    boolean inPlace = kit.rng().chance(1, 2);
    Grid target = inPlace ? grids.mixed(dimensions) : grids.writable(dimensions);
    Grid source = inPlace ? target : grids.readable(dimensions);
    return Kernel.with(grids, level(kit, target, source, List.of(), List.of()));
  }

  /** The loop over one more dimension. */
  private static List<Stmt> level(
      Kit kit, Grid target, Grid source, List<Expr> outer, List<Integer> reaches) {
    int dimension = outer.size();
    long count = Math.min(target.counts().get(dimension), source.counts().get(dimension));
    int reach = count > 4 ? kit.rng().between(1, REACH) : count > 2 ? 1 : 0;
    long last = Math.max(reach, Kernel.last(kit, count - reach));
    Counting counting = Counting.over(kit, reach, last, false);
    return Kernel.loop(
        kit,
        counting,
        k -> {
          var indices = new ArrayList<>(outer);
          indices.add(counting.expr());
          var around = new ArrayList<>(reaches);
          around.add(reach);
          return indices.size() < target.counts().size()
              ? level(k, target, source, indices, around)
              : List.of(store(k, target, source, indices, around));
        });
  }

  private static Stmt store(
      Kit kit, Grid target, Grid source, List<Expr> indices, List<Integer> reaches) {
    var operands = new ArrayList<Expr>();
    for (int i = 0; i < kit.rng().between(2, 3); i++) {
      var moved = new ArrayList<Expr>();
      for (int d = 0; d < indices.size(); d++) {
        int reach = reaches.get(d);
        moved.add(kit.plus(indices.get(d), kit.rng().between(-reach, reach)));
      }
      operands.add(source.at(kit, moved.toArray(Expr[]::new)));
    }
    if (kit.rng().chance(1, 3)) {
      operands.add(Mixes.invariant(kit));
    }
    return kit.assign(target.at(kit, indices.toArray(Expr[]::new)), Mixes.of(kit, operands));
  }
}
