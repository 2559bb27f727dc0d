package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A loop that a {@code switch} enters in its middle, as Duff's device does. */
final class DuffKind implements StatementKind {
  private static final int WAYS = 4;
  private static final long MOST = 15;

  @Override
  public Feature feature() {
    return Feature.DUFF;
  }

  @Override
  public boolean fits(Spot spot) {
    return Kernel.fits(spot) && Kit.room(spot, 40) > MOST;
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    var grids = new Grids(kit);
    Grid grid = grids.readable(1);
    kit.spend(MOST / 2, 40);
    var items = new ArrayList<Stmt>();
    Variable count = kit.hidden("n_", CType.UINT, Role.COUNTER);
    Variable rounds = kit.hidden("c_", CType.UINT, Role.COUNTER);
    Variable place = kit.hidden("j_", CType.UINT, Role.COUNTER);
    Variable sum = kit.hidden("s_", CType.ULONG, Role.LOCAL);
    Expr some =
        kit.plain(
            BinaryOp.AND, kit.operations().cast(CType.UINT, kit.small()), kit.number(MOST - 1));
    items.add(kit.declare(count, kit.plus(some, 1)));
    items.add(
        kit.declare(
            rounds,
            kit.plain(BinaryOp.DIVIDE, kit.plus(count.expr(), WAYS - 1L), kit.number(WAYS))));
    items.add(kit.declare(place, kit.number(0, CType.UINT)));
    items.add(kit.declare(sum, kit.number(1, CType.ULONG)));
    Expr entry =
        kit.typing().switchCondition(kit.plain(BinaryOp.REMAINDER, count.expr(), kit.number(WAYS)));
    Stmt loop = loop(kit, grid, rounds.expr(), place.expr(), sum.expr());
    items.add(
        new Stmt.Switch(
            entry,
            kit.block(List.of(new Stmt.Labeled(label(kit, 0), loop, Span.NONE))),
            Span.NONE));
    kit.sink().ifPresent(s -> items.add(kit.assign(s, sum.expr())));
    return Kernel.with(grids, List.of(kit.block(items)));
  }

  private static Stmt loop(Kit kit, Grid grid, Expr rounds, Expr place, Expr sum) {
    var body = new ArrayList<Stmt>();
    for (int way = WAYS; way > 0; way--) {
      Expr element = kit.operations().cast(CType.ULONG, grid.near(kit, place));
      Stmt fold = kit.update(BinaryOp.XOR, sum, element);
      body.add(way == WAYS ? fold : new Stmt.Labeled(label(kit, way), fold, Span.NONE));
      body.add(kit.evaluate(kit.typing().step(StepOp.POST_INCREMENT, place, Span.NONE)));
      body.add(kit.update(BinaryOp.MULTIPLY, sum, kit.number(kit.rng().between(3, 99))));
    }
    Expr again =
        kit.plain(
            BinaryOp.GREATER,
            kit.typing().step(StepOp.PRE_DECREMENT, rounds, Span.NONE),
            kit.number(0));
    return new Stmt.DoWhile(kit.block(body), again, Span.NONE);
  }

  private static Stmt.Label label(Kit kit, int way) {
    Expr value = kit.typing().caseExpr(kit.number(way), CType.UINT);
    BigInteger number = BigInteger.valueOf(way);
    return new Stmt.Label.Case(value, Optional.empty(), number, number);
  }
}
