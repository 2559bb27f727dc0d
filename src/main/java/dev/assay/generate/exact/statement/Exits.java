package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.generate.exact.Counter;
import java.util.List;

/** Conditions under which the rest of a loop's body is left out. */
final class Exits {
  private static final List<BinaryOp> TESTS =
      List.of(BinaryOp.LESS, BinaryOp.GREATER, BinaryOp.EQUAL, BinaryOp.NOT_EQUAL);

  private Exits() {}

  /** A condition that does not hold at first: what follows is not dead. */
  static Expr late(Kit kit) {
    List<Counter> counters = kit.spot().counters();
    Expr bare;
    if (!counters.isEmpty() && kit.rng().chance(1, 2)) {
      Counter counter = counters.getLast();
      long value = (counter.low() + counter.high() + 1) / 2 + kit.rng().between(0, 2);
      BinaryOp test = kit.rng().pick(TESTS);
      bare =
          kit.plain(test, counter.variable().expr(), kit.number(value, counter.variable().type()));
    } else {
      bare = kit.plain(kit.rng().pick(TESTS), kit.small(), kit.small());
    }
    return kit.operations().condition(bare, false);
  }
}
