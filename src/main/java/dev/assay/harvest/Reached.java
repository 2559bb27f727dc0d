package dev.assay.harvest;

import dev.assay.c.Stmt;
import dev.assay.interpret.Probe;
import dev.assay.interpret.Tally;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Sees which statements a run executes. */
final class Reached implements Probe {
  private final Map<Stmt, Tally> tallies = new IdentityHashMap<>();
  private final Map<Stmt, Long> before = new IdentityHashMap<>();

  @Override
  public Optional<Tally> tally(Stmt statement) {
    return Optional.of(tallies.computeIfAbsent(statement, _ -> new Tally()));
  }

  /** Those that were executed since it was asked last. */
  Set<Stmt> statements() {
    Set<Stmt> reached = Collections.newSetFromMap(new IdentityHashMap<>());
    tallies.forEach((stmt, tally) -> {
      long now = tally.entries() + tally.jumps();
      Long then = before.put(stmt, now);
      if (now > (then == null ? 0 : then)) {
        reached.add(stmt);
      }
    });
    return reached;
  }
}
