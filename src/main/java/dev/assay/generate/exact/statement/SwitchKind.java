package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.repair.Arms;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A {@code switch}: its labels are values that occur, so that its arms are executed; dense or
 * sparse, with ranges, with and without falling through.
 */
final class SwitchKind implements StatementKind {
  private static final int MOST_ARMS = 8;
  private static final int FEW_ARMS = 2;

  /** The last makes labels that no table can hold. */
  private static final List<Integer> STRIDES = List.of(3, 10, 1000, 1_000_003);

  @Override
  public Feature feature() {
    return Feature.SWITCH;
  }

  @Override
  public boolean fits(Spot spot) {
    return Statements.mayNest(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    Rng rng = spot.rng();
    boolean byCounter = !spot.counters().isEmpty() && rng.nextBoolean();
    // Each arm needs a value of its own; only counters are sure to have many.
    int values = (int) Math.min(byCounter ? MOST_ARMS : FEW_ARMS, spot.executions());
    int count = rng.between(1, Math.max(1, values));
    int perArm = count * 2 <= values && rng.nextBoolean() ? 2 : 1;
    // C++ compilers take ranges too, but warn about them by default.
    int spread = rng.chance(1, 4) ? rng.pick(List.of(1, 2, 7, 100)) : 0;
    Expr condition =
        spot.operations()
            .switchOn(byCounter ? counted(kit) : value(kit), new Arms(count, perArm, spread));
    Stmt.Block body = kit.block(arms(kit, count, condition.type()));
    return List.of(new Stmt.Switch(condition, body, Span.NONE));
  }

  private static Expr counted(Kit kit) {
    Expr counter = kit.rng().pick(kit.spot().counters()).variable().expr();
    return switch (kit.rng().nextInt(4)) {
      case 0 -> kit.plain(BinaryOp.AND, counter, kit.number(7));
      case 1 -> kit.plain(BinaryOp.MULTIPLY, counter, kit.number(kit.rng().pick(STRIDES)));
      default -> counter;
    };
  }

  /** Small ranges make tables, others trees of comparisons. */
  private static Expr value(Kit kit) {
    long mask = kit.rng().pick(List.of(1L, 3L, 7L, 15L, 255L));
    return switch (kit.rng().nextInt(5)) {
      case 0, 1 -> kit.plain(BinaryOp.AND, wholeInteger(kit), kit.number(mask));
      case 2 ->
          kit.open(BinaryOp.REMAINDER, wholeInteger(kit), kit.number(kit.rng().between(2, 9)));
      default -> wholeInteger(kit);
    };
  }

  private static Expr wholeInteger(Kit kit) {
    return kit.expressions().whole(kit.spot());
  }

  private static List<Stmt> arms(Kit kit, int count, CType type) {
    var items = new ArrayList<Stmt>();
    boolean hasDefault = kit.spot().executions() > count && kit.rng().chance(2, 3);
    int middle = hasDefault ? kit.rng().between(0, count) : -1;
    for (int arm = 0; arm <= count; arm++) {
      if (arm == middle) {
        arm(kit, new Stmt.Label.Default(), count + 1, items);
      }
      if (arm < count) {
        BigInteger number = BigInteger.valueOf(arm);
        Expr low = kit.typing().caseExpr(kit.number(arm), type);
        arm(kit, new Stmt.Label.Case(low, Optional.empty(), number, number), count + 1, items);
      }
    }
    return items;
  }

  /** Declarations of an arm are in a block, since no jump may pass them. */
  private static void arm(Kit kit, Stmt.Label label, int branches, List<Stmt> items) {
    Spot spot = kit.spot();
    boolean empty = kit.rng().chance(1, 10);
    Stmt body =
        empty
            ? new Stmt.Empty(List.of(), Span.NONE)
            : kit.statements()
                .block(Statements.branch(spot, branches).outsideLoop(), kit.rng().between(1, 2));
    items.add(new Stmt.Labeled(label, body, Span.NONE));
    if (empty || kit.rng().chance(1, 4)) {
      return;
    }
    boolean continues = spot.function().inLoop() && kit.rng().chance(1, 6);
    items.add(continues ? new Stmt.Continue(Span.NONE) : new Stmt.Break(Span.NONE));
  }
}
