package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.generate.exact.Counter;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Scope;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.Parameter;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Earlier subexpressions of the function, to be used again as long as their variables live. */
final class Subexpressions {
  private static final int KEPT = 24;
  private static final int LARGEST = 40;
  private static final int TRIES = 4;

  private final ArrayList<Entry> entries = new ArrayList<>();

  /**
   * An expression, with the youngest variable that it needs and the counters whose range it relies
   * on.
   */
  private record Entry(
      Expr expr, int position, Optional<Variable> youngest, List<Variable> counters) {}

  /** Keeps the expression, if chance wants it and it can be repeated. */
  void offer(Spot spot, Expr expr) {
    if (!spot.policy().happens(Parameter.KEPT_SUBEXPRESSIONS, spot.rng())) {
      return;
    }
    Purity purity = Purity.of(expr);
    if (!purity.isPure() || purity.nodes() > LARGEST || purity.names().isEmpty()) {
      return;
    }
    int youngest = -1;
    var counters = new ArrayList<Variable>();
    for (String name : purity.names()) {
      int position = spot.scope().position(name);
      if (position < 0) {
        return;
      }
      youngest = Math.max(youngest, position);
      if (spot.scope().at(position).role() == Role.COUNTER) {
        counters.add(spot.scope().at(position));
      }
    }
    Optional<Variable> last =
        youngest < 0 ? Optional.empty() : Optional.of(spot.scope().at(youngest));
    add(spot.rng(), new Entry(expr, youngest, last, counters));
  }

  private void add(Rng rng, Entry entry) {
    if (entries.size() == KEPT) {
      entries.remove(rng.nextInt(KEPT / 2));
    }
    entries.add(entry);
  }

  boolean isEmpty() {
    return entries.isEmpty();
  }

  /** One of those that mean the same here. */
  Optional<Expr> pick(Spot spot) {
    for (int i = 0; i < TRIES && !entries.isEmpty(); i++) {
      boolean latest = spot.policy().draw(Distribution.SUBEXPRESSIONS, spot.rng()) == 0;
      int chosen = latest ? entries.size() - 1 : spot.rng().nextInt(entries.size());
      Entry entry = entries.get(chosen);
      if (!isAlive(entry, spot.scope())) {
        entries.remove(chosen);
      } else if (isInLoops(entry, spot)) {
        return Optional.of(entry.expr());
      }
    }
    return Optional.empty();
  }

  private static boolean isAlive(Entry entry, Scope scope) {
    return entry.youngest().isEmpty()
        || entry.position() < scope.mark() && scope.at(entry.position()) == entry.youngest().get();
  }

  private static boolean isInLoops(Entry entry, Spot spot) {
    for (Variable variable : entry.counters()) {
      boolean found = false;
      for (Counter counter : spot.counters()) {
        found |= counter.variable().equals(variable);
      }
      if (!found) {
        return false;
      }
    }
    return true;
  }
}
