package dev.assay.generate.grammar.expression;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.environment.Signature;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Makes calls of the program's functions. */
public final class Calls {
  private static final int RECURSION_ONE_IN = 40;

  private Calls() {}

  /** A call of a function that is wanted; seldom of one that may call this one. */
  public static Optional<Expr> of(Place place, Predicate<Signature> wanted) {
    List<Signature> all = place.sketch().signatures();
    boolean any = place.rng().chance(1, RECURSION_ONE_IN);
    List<Signature> callees =
        all.subList(0, any ? all.size() : place.frame().callees()).stream().filter(wanted).toList();
    if (callees.isEmpty()) {
      return Optional.empty();
    }
    Signature callee = place.rng().pick(callees);
    List<Expr> arguments =
        callee.parameters().stream().map(p -> Values.of(place, p.type())).toList();
    return Optional.of(place.typing().call(callee.expr(), arguments, Span.NONE));
  }
}
