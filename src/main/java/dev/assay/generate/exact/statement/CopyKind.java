package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** A loop that moves elements: copies, fills, reversals, shifts, every other one. */
final class CopyKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.COPY;
  }

  @Override
  public boolean fits(Spot spot) {
    return Kernel.fits(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    var grids = new Grids(kit);
    List<Stmt> loop =
        switch (kit.rng().nextInt(7)) {
          case 0 -> fill(kit, grids.writable(1));
          case 1 -> swap(kit, grids.mixed(1));
          case 2, 3 -> shift(kit, grids.mixed(1));
          case 4 -> spread(kit, grids.writable(1), grids.readable(1));
          default -> copy(kit, grids.writable(1), grids.readable(1));
        };
    return Kernel.with(grids, loop);
  }

  private static Counting through(Kit kit, long count) {
    return Counting.over(kit, 0, Kernel.last(kit, count), kit.rng().chance(3, 4));
  }

  private static List<Stmt> fill(Kit kit, Grid target) {
    Counting counting = through(kit, target.count());
    boolean rising = kit.rng().nextBoolean() && Types.isInteger(target.element());
    return Kernel.loop(
        kit,
        counting,
        k ->
            List.of(
                k.assign(
                    target.at(k, counting.expr()),
                    rising
                        ? k.plain(
                            BinaryOp.MULTIPLY, counting.expr(), k.number(k.rng().between(1, 9)))
                        : Mixes.invariant(k))));
  }

  /** The array reversed in place, by halves. */
  private static List<Stmt> swap(Kit kit, Grid target) {
    long count = target.count();
    Counting counting = through(kit, Math.max(1, count / 2));
    return Kernel.loop(
        kit,
        counting,
        k -> {
          Variable kept = k.hidden("t_", Types.unqualified(target.element()), Role.LOCAL);
          Expr left = target.at(k, counting.expr());
          Expr right =
              target.at(k, k.plain(BinaryOp.SUBTRACT, k.number(count - 1), counting.expr()));
          return List.of(
              k.declare(kept, left), k.assign(left, right), k.assign(right, kept.expr()));
        });
  }

  /** The array moved onto itself: whether a value is read before it is written matters. */
  private static List<Stmt> shift(Kit kit, Grid target) {
    long by = Math.min(target.count() - 1, kit.rng().between(1, 4));
    Counting counting = through(kit, target.count() - by);
    boolean upwards = kit.rng().nextBoolean();
    return Kernel.loop(
        kit,
        counting,
        k -> {
          Expr here = target.at(k, counting.expr());
          Expr there = target.at(k, k.plus(counting.expr(), by));
          return List.of(upwards ? k.assign(there, here) : k.assign(here, there));
        });
  }

  /** Every other element, to or from. */
  private static List<Stmt> spread(Kit kit, Grid target, Grid source) {
    boolean packs = kit.rng().nextBoolean();
    long dense = packs ? target.count() : source.count();
    long sparse = packs ? source.count() : target.count();
    Counting counting = through(kit, Math.max(1, Math.min(dense, sparse / 2)));
    long odd = sparse > 1 ? kit.rng().nextInt(2) : 0;
    return Kernel.loop(
        kit,
        counting,
        k -> {
          Expr twice = k.plus(k.plain(BinaryOp.MULTIPLY, k.number(2), counting.expr()), odd);
          Expr to = target.at(k, packs ? counting.expr() : twice);
          Expr from = source.at(k, packs ? twice : counting.expr());
          return List.of(k.assign(to, from));
        });
  }

  private static List<Stmt> copy(Kit kit, Grid target, Grid source) {
    long count = Math.min(target.count(), source.count());
    Counting counting = through(kit, count);
    boolean reversed = kit.rng().nextBoolean();
    return Kernel.loop(
        kit,
        counting,
        k -> {
          Expr index =
              reversed
                  ? k.plain(BinaryOp.SUBTRACT, k.number(count - 1), counting.expr())
                  : counting.expr();
          return List.of(k.assign(target.at(k, counting.expr()), source.at(k, index)));
        });
  }
}
