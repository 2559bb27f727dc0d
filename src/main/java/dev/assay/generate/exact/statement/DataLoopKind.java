package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;

/**
 * A loop that ends by its data: it takes the bits or digits of a number apart, or goes on while a
 * condition holds and a limit is not reached.
 */
final class DataLoopKind implements StatementKind {
  private static final long NODES = 30;
  private static final long LEAST_ROOM = 64;
  private static final List<IntKind> KINDS =
      List.of(
          IntKind.UCHAR, IntKind.USHORT, IntKind.UINT, IntKind.UINT, IntKind.ULONG, IntKind.ULLONG);

  @Override
  public Feature feature() {
    return Feature.DATA_LOOP;
  }

  @Override
  public boolean fits(Spot spot) {
    return Statements.mayNest(spot) && Kit.room(spot, NODES) >= LEAST_ROOM;
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    var result = new ArrayList<Stmt>();
    Variable number = kit.hidden("x_", new CType.Int(kit.rng().pick(KINDS)), Role.LOCAL);
    Variable count = kit.hidden("c_", Counting.type(kit.rng()), Role.LOCAL);
    result.add(kit.declare(number, kit.expressions().whole(spot)));
    result.add(kit.declare(count, kit.number(0, count.type())));
    if (kit.rng().chance(1, 3)) {
      result.addAll(limited(kit, number.expr(), count.expr()));
    } else {
      result.add(consumed(kit, number.expr(), count.expr()));
    }
    kit.spend(32, NODES);
    kit.sink().ifPresent(s -> result.add(kit.assign(s, count.expr())));
    spot.scope().declare(number);
    spot.scope().declare(count);
    return result;
  }

  /** Each round makes the number smaller; it ends at zero. */
  private static Stmt consumed(Kit kit, Expr number, Expr count) {
    Expr less =
        switch (kit.rng().nextInt(5)) {
          case 0 -> kit.plain(BinaryOp.AND, number, kit.plus(number, -1));
          case 1 -> kit.plain(BinaryOp.DIVIDE, number, kit.number(kit.rng().between(2, 10)));
          default -> kit.plain(BinaryOp.SHIFT_RIGHT, number, kit.number(kit.rng().between(1, 3)));
        };
    Expr one =
        kit.rng().nextBoolean()
            ? kit.number(1)
            : kit.plain(BinaryOp.AND, number, kit.number(kit.rng().pick(List.of(1, 3, 7))));
    List<Stmt> body =
        List.of(
            // The sums of a few bits fit every type.
            kit.evaluate(kit.typing().compoundAssign(BinaryOp.ADD, count, one, Span.NONE)),
            kit.assign(number, less));
    Expr condition =
        kit.rng().nextBoolean()
            ? kit.plain(BinaryOp.NOT_EQUAL, number, kit.number(0))
            : kit.typing().condition(number);
    return kit.rng().chance(1, 4)
        ? new Stmt.DoWhile(kit.block(body), condition, Span.NONE)
        : new Stmt.While(condition, kit.block(body), Span.NONE);
  }

  /** {@code while (condition && n-- > 0)}. */
  private static List<Stmt> limited(Kit kit, Expr number, Expr count) {
    Variable limit = kit.hidden("n_", Counting.type(kit.rng()), Role.COUNTER);
    Expr left =
        kit.plain(
            BinaryOp.GREATER,
            kit.typing().step(StepOp.POST_DECREMENT, limit.expr(), Span.NONE),
            kit.number(0, limit.type()));
    BinaryOp test = kit.rng().pick(List.of(BinaryOp.NOT_EQUAL, BinaryOp.GREATER, BinaryOp.LESS));
    Expr goesOn = kit.operations().condition(kit.plain(test, number, Mixes.invariant(kit)), true);
    List<Stmt> body =
        List.of(
            kit.assign(number, Mixes.of(kit, List.of(number, Mixes.invariant(kit)))),
            kit.evaluate(Counting.step(kit, count, 1)));
    return List.of(
        kit.declare(limit, kit.number(kit.rng().between(3, 20), limit.type())),
        new Stmt.While(kit.plain(BinaryOp.LOGICAL_AND, goesOn, left), kit.block(body), Span.NONE));
  }
}
