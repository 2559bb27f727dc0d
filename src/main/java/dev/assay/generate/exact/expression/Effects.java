package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Scope;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Keeps side effects apart: within a full expression each variable is changed at most once, or with
 * a sequence point between, and nothing else is changed than what is never read for its own sake.
 */
final class Effects {
  private final ArrayList<String> busy = new ArrayList<>();
  private int statement = Integer.MIN_VALUE;
  private int quiet;

  /** Whether anything may be changed here. */
  boolean areAllowed(Spot spot) {
    return quiet == 0 && free(spot, _ -> true).isPresent();
  }

  /** Until {@link #endQuiet}, expressions have no side effects: they may be used several times. */
  void beginQuiet() {
    quiet++;
  }

  void endQuiet() {
    quiet--;
  }

  boolean isQuiet() {
    return quiet > 0;
  }

  /** A variable that may be changed, which from now on is taken. */
  Optional<Variable> take(Spot spot, Predicate<CType> types) {
    Optional<Variable> variable = quiet > 0 ? Optional.empty() : free(spot, types);
    variable.ifPresent(v -> busy.add(v.name()));
    return variable;
  }

  /** Takes the variable of the name, if it is free: reading what is volatile is a side effect. */
  boolean takes(Spot spot, String name) {
    refresh(spot);
    return quiet == 0 && !busy.contains(name) && busy.add(name);
  }

  private Optional<Variable> free(Spot spot, Predicate<CType> types) {
    refresh(spot);
    Scope scope = spot.scope();
    int count = scope.mark();
    int start = spot.rng().nextInt(Math.max(1, count));
    for (int i = 0; i < count; i++) {
      Variable v = scope.at((start + i) % count);
      if (v.role() == Role.SCRATCH && !busy.contains(v.name()) && types.test(v.type())) {
        return Optional.of(v);
      }
    }
    return Optional.empty();
  }

  /** Every statement takes one from the budget; expressions of one may end up in one. */
  private void refresh(Spot spot) {
    int now = spot.draft().budget().statements();
    if (now != statement) {
      statement = now;
      busy.clear();
    }
  }

  /** Where the list of taken variables ends now. */
  int mark(Spot spot) {
    refresh(spot);
    return busy.size();
  }

  /** After a sequence point: frees what was taken since the mark, to be given back at the end. */
  List<String> free(int mark) {
    List<String> since = busy.subList(mark, busy.size());
    List<String> copy = List.copyOf(since);
    since.clear();
    return copy;
  }

  void takeAgain(List<String> names) {
    busy.addAll(names);
  }
}
