package dev.assay.harvest;

import dev.assay.c.Stmt;
import dev.assay.interpret.Probe;
import dev.assay.interpret.Tally;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sees which statements of the first lines a run executes, and about how often. */
final class Reached implements Probe {
  private final int lines;
  private final Map<Stmt, Tally> known = new IdentityHashMap<>();

  /** In the order in which their statements were translated, which is the same for all runs. */
  private final List<Tally> tallies = new ArrayList<>();

  private final List<Long> before = new ArrayList<>();

  Reached(int lines) {
    this.lines = lines;
  }

  int lines() {
    return lines;
  }

  @Override
  public Optional<Tally> tally(Stmt statement) {
    if (statement.span().line() > lines) {
      return Optional.empty();
    }
    return Optional.of(
        known.computeIfAbsent(
            statement,
            _ -> {
              var tally = new Tally();
              tallies.add(tally);
              before.add(0L);
              return tally;
            }));
  }

  /**
   * For each statement how many bits it takes to tell how often it was executed since the last
   * time.
   */
  List<Integer> magnitudes() {
    var magnitudes = new ArrayList<Integer>();
    for (int i = 0; i < tallies.size(); i++) {
      long now = tallies.get(i).entries() + tallies.get(i).jumps();
      magnitudes.add(Long.SIZE - Long.numberOfLeadingZeros(now - before.set(i, now)));
    }
    // Statements that are translated later were not executed either.
    while (!magnitudes.isEmpty() && magnitudes.getLast() == 0) {
      magnitudes.removeLast();
    }
    return magnitudes;
  }
}
