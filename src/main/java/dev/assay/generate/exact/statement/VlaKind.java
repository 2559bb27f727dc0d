package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Counter;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.environment.ScalarTypes;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An array whose length is known only when it is made, filled and looked at; in C only. */
final class VlaKind implements StatementKind {
  private static final int MASK = 15;

  @Override
  public Feature feature() {
    return Feature.VLA;
  }

  @Override
  public boolean fits(Spot spot) {
    return !spot.draft().options().target().isCxx() && Kernel.fits(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    var items = new ArrayList<Stmt>();
    Variable length = kit.hidden("n_", Counting.type(kit.rng()), Role.COUNTER);
    int least = kit.rng().between(1, 8);
    Expr some = kit.operations().cast(CType.UINT, kit.small());
    items.add(
        kit.declare(length, kit.plus(kit.plain(BinaryOp.AND, some, kit.number(MASK)), least)));
    CType element = ScalarTypes.integer(spot.policy(), kit.rng());
    Expr size = kit.typing().arraySize(length.expr());
    CType type = new CType.Array(element, new CType.ArraySize.Variable(size));
    Variable array = kit.hidden("a_", type, Role.LOCAL);
    items.add(kit.declare(array, Decl.Storage.NONE, Optional.empty()));
    items.addAll(filled(kit, array, length, least));
    kit.sink().ifPresent(s -> items.add(kit.assign(s, result(kit, array, length, least))));
    return List.of(kit.block(items));
  }

  private static List<Stmt> filled(Kit kit, Variable array, Variable length, int least) {
    Variable counter = kit.hidden("i_", Counting.type(kit.rng()), Role.COUNTER);
    var counting =
        new Counting(
            List.of(),
            new Counter(counter, 0, MASK + least - 1L),
            kit.number(0, counter.type()),
            kit.plain(BinaryOp.LESS, counter.expr(), length.expr()),
            Optional.of(Counting.step(kit, counter.expr(), 1)),
            MASK,
            true);
    return Kernel.loop(
        kit,
        counting,
        k ->
            List.of(
                k.assign(
                    k.typing().index(array.expr(), counter.expr(), Span.NONE),
                    Mixes.of(k, List.of(counter.expr(), Mixes.invariant(k))))));
  }

  private static Expr result(Kit kit, Variable array, Variable length, int least) {
    Expr last = kit.plus(length.expr(), -1);
    Expr index = kit.rng().nextBoolean() ? last : kit.number(kit.rng().nextInt(least));
    Expr element = kit.typing().index(array.expr(), index, Span.NONE);
    return kit.rng().chance(1, 3)
        ? Mixes.of(
            kit,
            List.of(
                element,
                kit.typing().sizeOf(new CType.TypeOperand.OfExpr(array.expr()), Span.NONE)))
        : element;
  }
}
