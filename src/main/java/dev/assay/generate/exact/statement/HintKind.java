package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Counter;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;

/** What is told to the compiler and true: what cannot happen, and how things are aligned. */
final class HintKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.HINT;
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    if (kit.rng().chance(1, 3) && !spot.function().pure()) {
      return aligned(kit);
    }
    Stmt never = kit.evaluate(kit.builtin("__builtin_unreachable"));
    return spot.counters().isEmpty() || kit.rng().nextBoolean()
        ? masked(kit, never)
        : List.of(kit.when(outside(kit), never));
  }

  /** That the counter of a loop is not outside of its range. */
  private static Expr outside(Kit kit) {
    Counter counter = kit.rng().pick(kit.spot().counters());
    Expr value = counter.variable().expr();
    return kit.plain(
        BinaryOp.GREATER,
        value,
        kit.number(counter.high() + kit.rng().between(0, 4), counter.variable().type()));
  }

  /** A number of a few bits, and that it has no more. */
  private static List<Stmt> masked(Kit kit, Stmt never) {
    long mask = kit.rng().pick(List.of(1L, 3L, 7L, 31L, 100L));
    Expr value = kit.plain(BinaryOp.AND, kit.expressions().whole(kit.spot()), kit.number(mask));
    Variable variable = kit.hidden("l_", Counting.type(kit.rng()), Role.COUNTER);
    Stmt declaration = kit.declare(variable, value);
    kit.spot().scope().declare(variable);
    Expr more = kit.plain(BinaryOp.GREATER, variable.expr(), kit.number(mask, variable.type()));
    return List.of(declaration, kit.when(more, never));
  }

  /** A pointer to an array that is aligned as its elements must be. */
  private static List<Stmt> aligned(Kit kit) {
    var grids = new Grids(kit);
    Grid grid = grids.mixed(1);
    CType type = new CType.Pointer(Types.element(grid.array().type()));
    Variable pointer = kit.hidden("p_", type, Role.LOCAL);
    CType size = kit.draft().layout().sizeType();
    long bytes = kit.draft().layout().alignOf(grid.element());
    // Not the array itself: clang 14 and its sanitizer take only what was a pointer before.
    Expr start = kit.address(grid.at(kit, kit.number(0)));
    Expr hint = kit.builtin("__builtin_assume_aligned", start, kit.number(bytes, size));
    var items = new ArrayList<Stmt>();
    items.add(kit.declare(pointer, kit.typing().cast(type, hint, Span.NONE)));
    Expr place =
        kit.typing().index(pointer.expr(), kit.number(kit.rng().nextLong(grid.count())), Span.NONE);
    items.add(kit.assign(place, Mixes.once(kit, place)));
    return Kernel.with(grids, List.of(kit.block(items)));
  }
}
