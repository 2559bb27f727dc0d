package dev.assay.mutate.profile;

import dev.assay.c.Stmt;
import dev.assay.interpret.Execution;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one run of a program showed.
 *
 * @param execution how the run ended
 * @param entered how often each statement was entered, at its start or by a jump to a label in it,
 *     by identity; those that are not in it never
 * @param points what was seen at the statements that were chosen to be looked at, each time they
 *     were entered at their start, by identity
 * @param scopes the places in scope at a chosen statement, also where it was not reached, by
 *     identity
 */
public record Profile(
    Execution.Finished execution,
    Map<Stmt, Long> entered,
    Map<Stmt, Point> points,
    Map<Stmt, List<Place>> scopes) {
  /** Whether it was never reached. */
  public boolean isDead(Stmt stmt) {
    return !entered.containsKey(stmt);
  }

  public long visits(Stmt stmt) {
    return entered.getOrDefault(stmt, 0L);
  }

  /** Empty if the statement was not chosen, or never entered at its start. */
  public Optional<Point> at(Stmt stmt) {
    return Optional.ofNullable(points.get(stmt));
  }

  /** What is in scope there; nothing if the statement was not chosen. */
  public List<Place> scope(Stmt stmt) {
    return scopes.getOrDefault(stmt, List.of());
  }

  /** The same as if only these statements had been chosen. */
  public Profile only(Collection<Stmt> chosen) {
    return new Profile(execution, entered, kept(points, chosen), kept(scopes, chosen));
  }

  private static <T> Map<Stmt, T> kept(Map<Stmt, T> all, Collection<Stmt> chosen) {
    Map<Stmt, T> kept = new IdentityHashMap<>();
    for (Stmt stmt : chosen) {
      T value = all.get(stmt);
      if (value != null) {
        kept.put(stmt, value);
      }
    }
    return Collections.unmodifiableMap(kept);
  }
}
