package dev.assay.mutate.synthesis;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import dev.assay.mutate.profile.Place;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The places that dead code can name; those it declared come last and go with their block. */
final class DeadScope {
  private final List<Place> places;
  private final Rng rng;

  DeadScope(List<Place> places, Rng rng) {
    this.places = new ArrayList<>(places);
    this.rng = rng;
  }

  void declare(Place place) {
    places.add(place);
  }

  int depth() {
    return places.size();
  }

  void leave(int depth) {
    places.subList(depth, places.size()).clear();
  }

  Optional<Place> any(Predicate<Place> wanted) {
    List<Place> fitting = places.stream().filter(wanted).toList();
    return fitting.isEmpty() ? Optional.empty() : Optional.of(rng.pick(fitting));
  }

  Optional<Place> integer() {
    return any(p -> Types.isInteger(p.type()));
  }

  /** A pointer to something that has a size. */
  Optional<Place> pointer(Predicate<CType> target) {
    return any(p -> Types.isPointer(p.type()) && target.test(Types.target(p.type())));
  }

  /** An array, as the pointer that it becomes. */
  Optional<Expr> array(Predicate<CType> element) {
    return any(p ->
            p.lvalue() instanceof Expr.Index i
                && Overlap.decayed(i.base()).isPresent()
                && element.test(Types.target(i.base().type())))
        .map(p -> ((Expr.Index) p.lvalue()).base());
  }
}
