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

  @Override
  public Optional<Tally> tally(Stmt statement) {
    return Optional.of(tallies.computeIfAbsent(statement, _ -> new Tally()));
  }

  Set<Stmt> statements() {
    Set<Stmt> reached = Collections.newSetFromMap(new IdentityHashMap<>());
    tallies.forEach((stmt, tally) -> {
      if (tally.entries() + tally.jumps() > 0) {
        reached.add(stmt);
      }
    });
    return reached;
  }
}
