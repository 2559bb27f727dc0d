package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.environment.ScalarTypes;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A loop that folds an array to one number: sum, product, bits, extreme or count. */
final class ReductionKind implements StatementKind {
  private static final List<BinaryOp> FOLDS =
      List.of(
          BinaryOp.ADD,
          BinaryOp.ADD,
          BinaryOp.SUBTRACT,
          BinaryOp.MULTIPLY,
          BinaryOp.XOR,
          BinaryOp.OR,
          BinaryOp.AND);

  private static final List<BinaryOp> FLOATING_FOLDS =
      List.of(BinaryOp.ADD, BinaryOp.ADD, BinaryOp.ADD, BinaryOp.MULTIPLY);

  @Override
  public Feature feature() {
    return Feature.REDUCTION;
  }

  @Override
  public boolean fits(Spot spot) {
    return Kernel.fits(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    var grids = new Grids(kit);
    Grid first = grids.readable(1);
    Grid second = kit.rng().chance(1, 3) ? grids.readable(1) : first;
    var sums = new ArrayList<Variable>();
    for (int i = kit.rng().chance(1, 4) ? 2 : 1; i > 0; i--) {
      CType type = type(kit, first.element());
      Variable sum = kit.hidden("s_", type, Role.LOCAL);
      grids.before().add(kit.declare(sum, kit.number(start(kit, type))));
      sums.add(sum);
    }
    long count = Math.min(first.count(), second.count());
    Counting counting = Counting.over(kit, 0, Kernel.last(kit, count), false);
    List<Stmt> loop =
        Kernel.loop(
            kit,
            counting,
            k ->
                sums.stream()
                    .map(s -> fold(k, s.expr(), first.at(k, counting.expr()), second, counting))
                    .toList());
    var result = new ArrayList<>(Kernel.with(grids, loop));
    sink(kit, sums.getLast()).ifPresent(s -> result.add(kit.assign(s, sums.getLast().expr())));
    sums.forEach(s -> spot.scope().declare(s));
    return result;
  }

  /** Floating values are summed up as such, always where no integer may be made of them. */
  private static CType type(Kit kit, CType element) {
    boolean near = kit.draft().options().floats() == FloatResults.NEAR;
    boolean kept = Types.isFloating(element) && (near || kit.rng().chance(2, 3));
    return kept ? Types.unqualified(element) : ScalarTypes.integer(kit.spot().policy(), kit.rng());
  }

  private static long start(Kit kit, CType type) {
    return kit.rng().between(0, Types.isBool(type) ? 1 : 3);
  }

  private static Optional<Expr> sink(Kit kit, Variable sum) {
    return Types.isFloating(sum.type())
        ? kit.expressions()
            .places()
            .writable(kit.spot().withDepth(0), t -> Types.sameUnqualified(t, sum.type()))
        : kit.sink();
  }

  private static Stmt fold(Kit kit, Expr sum, Expr element, Grid second, Counting counting) {
    Expr value =
        kit.rng().chance(1, 2)
            ? element
            : Mixes.of(kit, List.of(element, second.at(kit, counting.expr())));
    boolean bits = Types.isInteger(value.type()) && Types.isInteger(sum.type());
    BinaryOp op = kit.rng().pick(bits ? FOLDS : FLOATING_FOLDS);
    return switch (kit.rng().nextInt(7)) {
      case 0 -> kit.assign(sum, Mixes.extreme(kit, sum, element));
      case 1 -> kit.when(Mixes.test(kit, element), kit.update(BinaryOp.ADD, sum, kit.number(1)));
      case 3 -> kit.when(Mixes.test(kit, element), kit.assign(sum, value));
      case 2 -> kit.when(Mixes.test(kit, element), kit.update(op, sum, value));
      default -> kit.update(op, sum, value);
    };
  }
}
