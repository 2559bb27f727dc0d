package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.environment.ScalarTypes;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An array from malloc or calloc, filled, looked at and freed. */
final class HeapKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.HEAP;
  }

  @Override
  public boolean fits(Spot spot) {
    return !spot.function().pure() && Kernel.fits(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    CType element = ScalarTypes.integer(spot.policy(), kit.rng());
    int count = (int) Math.min(kit.rng().between(1, 24), Kernel.last(kit, 24) + 1);
    Variable pointer = kit.hidden("h_", new CType.Pointer(element), Role.LOCAL);
    var items = new ArrayList<Stmt>();
    boolean zeros = kit.rng().chance(1, 3);
    Expr memory = memory(kit, element, count, zeros);
    items.add(kit.declare(pointer, kit.typing().cast(pointer.type(), memory, Span.NONE)));
    Optional<Expr> sink = kit.sink();
    var work = new ArrayList<Stmt>();
    if (!zeros || kit.rng().nextBoolean()) {
      work.addAll(filled(kit, pointer, count));
    }
    sink.ifPresent(
        s -> work.add(kit.assign(s, at(kit, pointer, kit.number(kit.rng().nextInt(count))))));
    boolean checked = kit.rng().chance(1, 3);
    if (checked) {
      items.add(kit.when(pointer.expr(), kit.block(work)));
    } else {
      items.addAll(work);
    }
    items.add(kit.evaluate(kit.call("free", pointer.expr())));
    return List.of(kit.block(items));
  }

  private static Expr memory(Kit kit, CType element, int count, boolean zeros) {
    CType size = kit.draft().layout().sizeType();
    Expr one = kit.typing().sizeOf(new CType.TypeOperand.OfType(element), Span.NONE);
    Expr number = kit.number(count, size);
    return zeros
        ? kit.call("calloc", number, one)
        : kit.call("malloc", kit.plain(BinaryOp.MULTIPLY, number, one));
  }

  private static Expr at(Kit kit, Variable pointer, Expr index) {
    return kit.typing().index(pointer.expr(), index, Span.NONE);
  }

  private static List<Stmt> filled(Kit kit, Variable pointer, int count) {
    Counting counting = Counting.over(kit, 0, count - 1L, true);
    return Kernel.loop(
        kit,
        counting,
        k ->
            List.of(
                k.assign(
                    at(k, pointer, counting.expr()),
                    Mixes.of(k, List.of(counting.expr(), Mixes.invariant(k))))));
  }
}
