package dev.assay.generate.exact.function;

import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The functions that have been made and may be called. */
public final class Callables {
  private final List<Callable> all = new ArrayList<>();
  private final Set<String> called = new LinkedHashSet<>();

  void add(Callable callable) {
    all.add(callable);
  }

  /** One of those for which the condition holds; those that nobody calls yet are likelier. */
  Optional<Callable> pick(Rng rng, Predicate<Callable> condition) {
    List<Callable> fitting = all.stream().filter(condition).toList();
    return fitting.isEmpty()
        ? Optional.empty()
        : Optional.of(rng.pick(fitting, c -> called.contains(c.name()) ? 1 : 4));
  }

  boolean any(Predicate<Callable> condition) {
    return all.stream().anyMatch(condition);
  }

  void noteCall(Callable callable) {
    called.add(callable.name());
  }

  /** Those that nobody calls. */
  List<Callable> idle() {
    return all.stream().filter(c -> !called.contains(c.name())).toList();
  }
}
