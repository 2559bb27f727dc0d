package dev.assay.generate.exact.statement;

import dev.assay.c.Stmt;
import dev.assay.c.walk.Walk;
import dev.assay.generate.exact.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What loops over arrays have in common. */
final class Kernel {
  private static final long NODES = 40;
  private static final long LEAST_ROOM = 8;

  /** What counting takes in each round. */
  private static final long LOOP_NODES = 10;

  private Kernel() {}

  static boolean fits(Spot spot) {
    return Statements.mayNest(spot) && Kit.room(spot, NODES) >= LEAST_ROOM;
  }

  /** The last index of a loop over so many elements, as far as the program has steps for it. */
  static long last(Kit kit, long count) {
    return Math.max(1, Math.min(count, Kit.room(kit.spot(), NODES))) - 1;
  }

  /** A loop in any form around a body that is made inside. */
  static List<Stmt> loop(Kit kit, Counting counting, Function<Kit, List<Stmt>> body) {
    return Loops.any(kit, counting, inside(kit, counting, body));
  }

  /** As {@link #loop}, as one statement. */
  static Stmt nested(Kit kit, Counting counting, Function<Kit, List<Stmt>> body) {
    List<Stmt> loop = loop(kit, counting, body);
    return loop.size() == 1 ? loop.getFirst() : kit.block(loop);
  }

  private static List<Stmt> inside(Kit kit, Counting counting, Function<Kit, List<Stmt>> body) {
    Spot spot = kit.spot();
    int mark = spot.scope().mark();
    spot.scope().declare(counting.variable());
    Spot inner = spot.inLoop(counting.trips()).outsideLoop().withCounter(counting.counter());
    List<Stmt> items = body.apply(kit.at(inner));
    spot.scope().release(mark);
    long nodes = items.stream().mapToLong(s -> Walk.expressions(s).size()).sum();
    inner.draft().budget().spendSteps(inner.executions() * (nodes + LOOP_NODES));
    return items;
  }

  /** The arrays that had to be made, and the loop over them. */
  static List<Stmt> with(Grids grids, List<Stmt> loop) {
    var result = new ArrayList<>(grids.before());
    result.addAll(loop);
    return result;
  }
}
