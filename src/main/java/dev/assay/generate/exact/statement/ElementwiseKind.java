package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;

/** A loop that computes each element of an array from the same ones of others. */
final class ElementwiseKind implements StatementKind {
  private static final List<BinaryOp> UPDATES =
      List.of(BinaryOp.ADD, BinaryOp.SUBTRACT, BinaryOp.XOR, BinaryOp.OR, BinaryOp.AND);

  @Override
  public Feature feature() {
    return Feature.ELEMENTWISE;
  }

  @Override
  public boolean fits(Spot spot) {
    return Kernel.fits(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    var grids = new Grids(kit);
    boolean inPlace = kit.rng().chance(1, 3);
    Grid target = inPlace ? grids.mixed(1) : grids.writable(1);
    Grid first = grids.readable(1);
    Grid second = kit.rng().nextBoolean() ? grids.readable(1) : first;
    long count = Math.min(target.count(), Math.min(first.count(), second.count()));
    Counting counting = Counting.over(kit, 0, Kernel.last(kit, count), kit.rng().chance(2, 3));
    List<Stmt> loop =
        Kernel.loop(kit, counting, k -> body(k, target, inPlace, List.of(first, second), counting));
    return Kernel.with(grids, loop);
  }

  private static BinaryOp update(Kit kit, Expr place, Expr value) {
    boolean bits = Types.isInteger(place.type()) && Types.isInteger(value.type());
    return bits ? kit.rng().pick(UPDATES) : BinaryOp.ADD;
  }

  private static List<Stmt> body(
      Kit kit, Grid target, boolean inPlace, List<Grid> sources, Counting counting) {
    Expr index = counting.expr();
    var operands = new ArrayList<Expr>();
    sources.forEach(s -> operands.add(s.at(kit, index)));
    if (kit.rng().chance(1, 2)) {
      operands.add(Mixes.invariant(kit));
    }
    if (kit.rng().chance(1, 4)) {
      operands.add(index);
    }
    Expr value =
        kit.rng().chance(1, 5)
            ? Mixes.extreme(kit, operands.get(0), operands.get(1))
            : Mixes.of(kit, operands);
    Expr place = target.at(kit, index);
    Stmt store =
        inPlace && kit.rng().nextBoolean()
            ? kit.update(update(kit, place, value), place, value)
            : kit.assign(place, value);
    return switch (kit.rng().nextInt(6)) {
      case 0 -> List.of(kit.when(Mixes.test(kit, operands.getFirst()), store));
      case 1 ->
          List.of(
              kit.when(
                  Mixes.test(kit, operands.getLast()),
                  store,
                  kit.assign(place, Mixes.of(kit, operands))));
      default -> List.of(store);
    };
  }
}
