package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;

/** Nested loops over matrices: products, transpositions, sums of rows, triangles. */
final class NestKind implements StatementKind {
  private static final long LEAST_ROOM = 128;

  @Override
  public Feature feature() {
    return Feature.NEST;
  }

  @Override
  public boolean fits(Spot spot) {
    return Statements.mayNest(spot) && Kit.room(spot, 40) >= LEAST_ROOM;
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    var grids = new Grids(kit);
    List<Stmt> loop =
        switch (kit.rng().nextInt(5)) {
          case 0 -> product(kit, grids.mixed(2), grids.readable(2), grids.readable(2));
          case 1 -> transposition(kit, grids.writable(2), grids.readable(2));
          case 2 -> rows(kit, grids.mixed(1), grids.readable(2));
          case 3 -> triangle(kit, grids.mixed(2));
          default -> outer(kit, grids.writable(2), grids.readable(1), grids.readable(1));
        };
    return Kernel.with(grids, loop);
  }

  private static Counting up(Kit kit, long count, long rest) {
    long most = Math.max(1, Math.min(count, Kit.room(kit.spot(), 40) / rest));
    return Counting.over(kit, 0, most - 1, true);
  }

  private static List<Stmt> product(Kit kit, Grid target, Grid left, Grid right) {
    Counting i = up(kit, Math.min(target.count(), left.count()), 36);
    Counting j = up(kit, Math.min(target.counts().get(1), right.counts().get(1)), 1);
    Counting k = up(kit, Math.min(left.counts().get(1), right.count()), 1);
    List<Counting> order = kit.rng().shuffled(List.of(i, j, k));
    return loops(
        kit,
        order,
        inner ->
            inner.update(
                BinaryOp.ADD,
                target.at(inner, i.expr(), j.expr()),
                inner.open(
                    BinaryOp.MULTIPLY,
                    left.at(inner, i.expr(), k.expr()),
                    right.at(inner, k.expr(), j.expr()))));
  }

  private static List<Stmt> transposition(Kit kit, Grid target, Grid source) {
    Counting i = up(kit, Math.min(target.count(), source.counts().get(1)), 8);
    Counting j = up(kit, Math.min(target.counts().get(1), source.count()), 1);
    return loops(
        kit,
        kit.rng().shuffled(List.of(i, j)),
        k -> k.assign(target.at(k, i.expr(), j.expr()), source.at(k, j.expr(), i.expr())));
  }

  private static List<Stmt> rows(Kit kit, Grid sums, Grid source) {
    Counting i = up(kit, Math.min(sums.count(), source.count()), 8);
    Counting j = up(kit, source.counts().get(1), 1);
    return loops(
        kit,
        kit.rng().shuffled(List.of(i, j)),
        k -> k.update(BinaryOp.ADD, sums.at(k, i.expr()), source.at(k, i.expr(), j.expr())));
  }

  /** The part of a matrix on one side of its diagonal, from the other part. */
  private static List<Stmt> triangle(Kit kit, Grid matrix) {
    long side = Math.min(matrix.count(), matrix.counts().get(1));
    Counting i = up(kit, side, 8);
    return Kernel.loop(
        kit,
        i,
        outer -> {
          Counting j = Counting.triangular(outer, i.counter(), side);
          return List.of(
              Kernel.nested(
                  outer,
                  j,
                  k -> {
                    Expr here = matrix.at(k, i.expr(), j.expr());
                    Expr there = matrix.at(k, j.expr(), i.expr());
                    var operands = new ArrayList<>(List.of(there, here));
                    return List.of(k.assign(here, Mixes.of(k, operands)));
                  }));
        });
  }

  private static List<Stmt> outer(Kit kit, Grid target, Grid left, Grid right) {
    Counting i = up(kit, Math.min(target.count(), left.count()), 8);
    Counting j = up(kit, Math.min(target.counts().get(1), right.count()), 1);
    return loops(
        kit,
        kit.rng().shuffled(List.of(i, j)),
        k ->
            k.assign(
                target.at(k, i.expr(), j.expr()),
                Mixes.of(k, List.of(left.at(k, i.expr()), right.at(k, j.expr())))));
  }

  /** What is done in the innermost loop. */
  private interface Body {
    Stmt make(Kit kit);
  }

  private static List<Stmt> loops(Kit kit, List<Counting> order, Body body) {
    if (order.isEmpty()) {
      return List.of(body.make(kit));
    }
    return Kernel.loop(kit, order.getFirst(), k -> loops(k, order.subList(1, order.size()), body));
  }
}
