package dev.assay.generate.exact.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.exact.Counter;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the counting loops with any statements in their bodies have in common. */
final class CountedLoop {
  private static final long NODES = 60;
  private static final int LEAST_ROOM = 4;

  private CountedLoop() {}

  static boolean fits(Spot spot) {
    return Statements.mayNest(spot) && Kit.room(spot, NODES) >= LEAST_ROOM;
  }

  static List<Stmt> make(Spot spot, Statements statements, Loops.Form form) {
    var kit = new Kit(spot, statements);
    Counting counting = counting(kit, form);
    // In a while or do, a continue would jump over the step.
    boolean continues = form == Loops.Form.FOR || counting.step().isEmpty();
    int mark = spot.scope().mark();
    spot.scope().declare(counting.variable());
    Spot inside = spot.inLoop(counting.trips()).withCounter(counting.counter());
    Stmt.Block body = statements.block(continues ? inside : inside.outsideLoop());
    spot.scope().release(mark);
    boolean stays = form != Loops.Form.FOR && kit.rng().nextBoolean();
    if (!stays) {
      return Loops.make(kit, form, counting, body.items());
    }
    spot.scope().declare(counting.variable());
    var result = new ArrayList<>(counting.before());
    result.add(counting.declaration(kit));
    result.addAll(Loops.loop(kit, form, counting, List.of(), body.items()));
    return result;
  }

  private static Counting counting(Kit kit, Loops.Form form) {
    int most =
        (int)
            Math.min(kit.spot().policy().value(Parameter.LOOP_TRIPS), Kit.room(kit.spot(), NODES));
    int trips = kit.rng().chance(1, 16) ? 1 : kit.rng().between(2, Math.max(2, most));
    Optional<Counter> outer =
        kit.spot().counters().stream()
            .filter(c -> c.low() >= 0 && c.high() <= most && c.high() >= 2)
            .reduce((_, last) -> last);
    if (form == Loops.Form.FOR && outer.isPresent() && kit.rng().chance(1, 3)) {
      return Counting.triangular(kit, outer.get(), Math.max(trips, outer.get().high() + 1));
    }
    long low = kit.rng().chance(2, 3) ? 0 : kit.rng().between(-4, 12);
    while (true) {
      Counting counting = Counting.over(kit, low, low + trips - 1, false);
      boolean possible = form != Loops.Form.DO || counting.sure() && counting.step().isPresent();
      if (possible) {
        return counting;
      }
    }
  }
}
