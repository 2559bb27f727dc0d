package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A call of memcpy, memmove, memset or memcmp on arrays of integers. */
final class MemoryKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.MEMORY;
  }

  @Override
  public boolean fits(Spot spot) {
    return !spot.function().pure();
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    var grids = new Grids(kit);
    Grid target = integers(grids, grids.mixed(1));
    kit.spend(1, 2L * target.count());
    var result = new ArrayList<Stmt>();
    switch (kit.rng().nextInt(4)) {
      case 0 -> result.add(set(kit, target));
      case 1 -> result.add(move(kit, target));
      case 2 -> result.add(copy(kit, grids, target));
      default -> result.add(compare(kit, grids, target));
    }
    return Kernel.with(grids, result);
  }

  private static Grid integers(Grids grids, Grid found) {
    return Types.isInteger(found.element()) ? found : grids.madeMixed();
  }

  /** So many bytes as the elements take. */
  private static Expr bytes(Kit kit, Grid grid, long count) {
    CType size = kit.draft().layout().sizeType();
    CType element = Types.unqualified(grid.element());
    if (count == grid.count() && kit.rng().nextBoolean()) {
      return kit.typing().sizeOf(new CType.TypeOperand.OfExpr(grid.array()), Span.NONE);
    }
    Expr one = kit.typing().sizeOf(new CType.TypeOperand.OfType(element), Span.NONE);
    return kit.plain(BinaryOp.MULTIPLY, kit.number(count, size), one);
  }

  private static Stmt set(Kit kit, Grid target) {
    int value = kit.rng().between(0, Types.isBool(target.element()) ? 1 : 255);
    boolean zero = Types.isBool(target.element()) || kit.rng().nextBoolean();
    long count = kit.rng().between(1, (int) target.count());
    Expr call =
        kit.call("memset", target.array(), kit.number(zero ? 0 : value), bytes(kit, target, count));
    return kit.evaluate(call);
  }

  /** Within one array, where both parts overlap. */
  private static Stmt move(Kit kit, Grid target) {
    long by = kit.rng().between(1, (int) Math.min(3, target.count() - 1));
    Expr ahead = kit.address(target.at(kit, kit.number(by)));
    boolean forward = kit.rng().nextBoolean();
    Expr to = forward ? ahead : target.array();
    Expr from = forward ? target.array() : ahead;
    return kit.evaluate(kit.call("memmove", to, from, bytes(kit, target, target.count() - by)));
  }

  private static Optional<Grid> twin(Grids grids, Grid target) {
    return grids.seen(
        1,
        g ->
            g.isReadable()
                && Types.sameUnqualified(g.element(), target.element())
                && !g.variable().name().equals(target.variable().name()));
  }

  private static Stmt copy(Kit kit, Grids grids, Grid target) {
    Optional<Grid> source = twin(grids, target);
    if (source.isEmpty()) {
      return move(kit, target);
    }
    long count = kit.rng().between(1, (int) Math.min(target.count(), source.get().count()));
    return kit.evaluate(
        kit.call("memcpy", target.array(), source.get().array(), bytes(kit, target, count)));
  }

  /** Only the sign of the result is certain. */
  private static Stmt compare(Kit kit, Grids grids, Grid target) {
    Optional<Grid> other = twin(grids, target);
    Optional<Expr> sink = kit.sink();
    if (other.isEmpty() || sink.isEmpty()) {
      return set(kit, target);
    }
    long count = kit.rng().between(1, (int) Math.min(target.count(), other.get().count()));
    Expr call = kit.call("memcmp", target.array(), other.get().array(), bytes(kit, target, count));
    BinaryOp test =
        kit.rng()
            .pick(List.of(BinaryOp.EQUAL, BinaryOp.LESS, BinaryOp.GREATER, BinaryOp.NOT_EQUAL));
    return kit.assign(sink.get(), kit.plain(test, call, kit.number(0)));
  }
}
