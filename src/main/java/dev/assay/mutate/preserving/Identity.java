package dev.assay.mutate.preserving;

import dev.assay.c.Expr;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Typing;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.mutate.profile.Point;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** Writes a value otherwise: {@code e + 0}, {@code ~~e}, {@code (e & m) | (e & ~m)}. */
public final class Identity implements Mutator {
  private static final Object NULL_POINTER = 0L;

  @Override
  public String name() {
    return "identity";
  }

  @Override
  public String summary() {
    return "a value written otherwise, as by adding zero";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    List<Value> values = ValueSearch.at(spot, facts.layout());
    if (values.isEmpty()) {
      return Optional.empty();
    }
    List<Expr> first = Value.first(spot.statement());
    List<Known> known =
        facts.profile().isDead(spot.statement())
            ? Known.at(spot, facts, rng)
            : first.isEmpty() ? List.of() : Known.during(first, spot, facts, rng);
    Typing typing = facts.typing();
    var ingredients =
        new Ingredients(
            rng.pick(values),
            known,
            solid(first, spot, facts),
            new Disguise(known, typing, rng),
            typing,
            rng);
    List<Rewrite> suitable = Rewrite.ALL.stream().filter(r -> r.suits().test(ingredients)).toList();
    Expr old = ingredients.e();
    Expr by = rng.pick(suitable).made().apply(ingredients);
    return Optional.of(
        new Change(
            Excerpt.of(Printer.print(old) + " as " + Printer.print(by)),
            List.of(Replacement.of(old, by))));
  }

  /** Pointers that were never null and that the statement does not change. */
  private static List<Expr> solid(List<Expr> first, Spot spot, Facts facts) {
    if (first.isEmpty() || !Footprint.of(first).isPure()) {
      return List.of();
    }
    return facts.profile().at(spot.statement()).map(Point::columns).orElse(List.of()).stream()
        .filter(c -> c.values().filter(seen -> !seen.contains(NULL_POINTER)).isPresent())
        .map(c -> c.place().lvalue())
        .toList();
  }
}
