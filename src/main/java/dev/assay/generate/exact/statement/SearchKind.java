package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;

/** A loop that looks for an element and stops where it finds it. */
final class SearchKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.SEARCH;
  }

  @Override
  public boolean fits(Spot spot) {
    return Kernel.fits(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    var grids = new Grids(kit);
    Grid grid = grids.readable(1);
    long last = Kernel.last(kit, grid.count());
    Variable found = kit.hidden("p_", Counting.type(kit.rng()), Role.LOCAL);
    List<Stmt> loop =
        switch (kit.rng().nextInt(4)) {
          case 0 -> guarded(kit, grid, found, last + 1);
          case 1 -> extreme(kit, grid, found, last);
          default -> left(kit, grid, found, last);
        };
    var result = new ArrayList<>(Kernel.with(grids, loop));
    kit.sink().ifPresent(s -> result.add(kit.assign(s, found.expr())));
    spot.scope().declare(found);
    return result;
  }

  /** {@code if (…) { found = i; break; }}. */
  private static List<Stmt> left(Kit kit, Grid grid, Variable found, long last) {
    var result = new ArrayList<Stmt>();
    result.add(kit.declare(found, kit.number(last + 1, found.type())));
    Counting counting = Counting.over(kit, 0, last, false);
    result.addAll(
        Kernel.loop(
            kit,
            counting,
            k -> {
              Expr hit = late(k, grid.at(k, counting.expr()));
              Stmt keep = k.assign(found.expr(), counting.expr());
              return List.of(k.when(hit, k.block(List.of(keep, new Stmt.Break(Span.NONE)))));
            }));
    return result;
  }

  /** {@code if (a[i] > best) { best = a[i]; found = i; }}. */
  private static List<Stmt> extreme(Kit kit, Grid grid, Variable found, long last) {
    Variable best = kit.hidden("t_", Types.unqualified(grid.element()), Role.LOCAL);
    var result = new ArrayList<Stmt>();
    result.add(kit.declare(found, kit.number(0, found.type())));
    result.add(kit.declare(best, grid.at(kit, kit.number(0))));
    Counting counting = Counting.over(kit, 0, last, true);
    BinaryOp op = kit.rng().pick(List.of(BinaryOp.LESS, BinaryOp.GREATER, BinaryOp.GREATER_EQUAL));
    result.addAll(
        Kernel.loop(
            kit,
            counting,
            k -> {
              Expr element = grid.at(k, counting.expr());
              List<Stmt> kept =
                  List.of(k.assign(best.expr(), element), k.assign(found.expr(), counting.expr()));
              return List.of(k.when(k.plain(op, element, best.expr()), k.block(kept)));
            }));
    return result;
  }

  private static Expr late(Kit kit, Expr element) {
    BinaryOp op =
        kit.rng()
            .pick(List.of(BinaryOp.EQUAL, BinaryOp.LESS, BinaryOp.GREATER, BinaryOp.NOT_EQUAL));
    return kit.operations()
        .condition(kit.plain(op, element, Mixes.invariant(kit)), kit.rng().chance(1, 5));
  }

  /** {@code while (i < n && …) ++i;}. */
  private static List<Stmt> guarded(Kit kit, Grid grid, Variable found, long count) {
    CType type = found.type();
    Expr inRange = kit.plain(BinaryOp.LESS, found.expr(), kit.number(count, type));
    BinaryOp op = kit.rng().pick(List.of(BinaryOp.NOT_EQUAL, BinaryOp.LESS, BinaryOp.GREATER));
    Expr goesOn = kit.plain(op, grid.at(kit, found.expr()), Mixes.invariant(kit));
    Expr condition =
        kit.plain(BinaryOp.LOGICAL_AND, inRange, kit.operations().condition(goesOn, true));
    kit.spend(count, 20);
    return List.of(
        kit.declare(found, kit.number(0, type)),
        new Stmt.While(condition, kit.evaluate(Counting.step(kit, found.expr(), 1)), Span.NONE));
  }
}
