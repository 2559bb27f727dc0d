package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A loop that walks pointers over arrays, by {@code *p++} or up to an end. */
final class WalkKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.WALK;
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
    Grid source = kit.rng().chance(1, 4) ? target : grids.readable(1);
    long count = Kernel.last(kit, Math.min(target.count(), source.count())) + 1;
    kit.spend(count, 40);
    var items = new ArrayList<Stmt>();
    // With anything else in the loop, an element could be reached without the pointer.
    boolean counts = kit.rng().nextBoolean();
    boolean apart =
        !counts
            && !kit.isCxx()
            && Roots.areApart(target.array(), source.array())
            && kit.rng().nextBoolean();
    Variable to = pointer(kit, target, apart, items);
    Variable from = pointer(kit, source, apart, items);
    items.add(
        counts
            ? counted(kit, to.expr(), from.expr(), count)
            : bounded(kit, to.expr(), from.expr(), target, count));
    return Kernel.with(grids, List.of(kit.block(items)));
  }

  private static Variable pointer(Kit kit, Grid grid, boolean restrict, List<Stmt> items) {
    CType plain = new CType.Pointer(Types.element(grid.array().type()));
    CType type = restrict ? new CType.Qualified(plain, Qualifiers.RESTRICT) : plain;
    Variable pointer = kit.hidden("p_", type, Role.LOCAL);
    items.add(kit.declare(pointer, grid.array()));
    return pointer;
  }

  /** {@code while (n-- > 0) *p++ = *q++ …;}. */
  private static Stmt counted(Kit kit, Expr to, Expr from, long count) {
    Counting counting = Counting.over(kit, 0, count - 1, true);
    Expr value = kit.target(next(kit, from));
    Expr changed = kit.rng().nextBoolean() ? value : Mixes.once(kit, value);
    return kit.block(
        Loops.any(kit, counting, List.of(kit.assign(kit.target(next(kit, to)), changed))));
  }

  private static Expr next(Kit kit, Expr pointer) {
    return kit.typing().step(StepOp.POST_INCREMENT, pointer, Span.NONE);
  }

  /** {@code for (; p != end; ++p, ++q) *p = *p + *q;}. */
  private static Stmt bounded(Kit kit, Expr to, Expr from, Grid target, long count) {
    Expr end = kit.plain(BinaryOp.ADD, target.array(), kit.number(count));
    BinaryOp test = kit.rng().nextBoolean() ? BinaryOp.NOT_EQUAL : BinaryOp.LESS;
    Expr steps =
        kit.typing()
            .comma(
                kit.typing().step(StepOp.PRE_INCREMENT, to, Span.NONE),
                kit.typing().step(StepOp.PRE_INCREMENT, from, Span.NONE),
                Span.NONE);
    Expr value = Mixes.of(kit, List.of(kit.target(to), kit.target(from)));
    return new Stmt.For(
        List.of(),
        Optional.of(kit.plain(test, to, end)),
        Optional.of(steps),
        kit.block(List.of(kit.assign(kit.target(to), value))),
        Span.NONE);
  }
}
