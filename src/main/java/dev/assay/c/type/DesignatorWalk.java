package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Turns designators into positions in the aggregates they lead through. */
final class DesignatorWalk {
  private final TypingContext context;

  DesignatorWalk(TypingContext context) {
    this.context = context;
  }

  /** The positions from {@code low} to {@code high} of one aggregate. */
  record Step(long low, long high) {}

  /** The way from a type to what designators name; empty after a complaint. */
  Optional<List<Step>> path(CType type, List<Initializer.Designator> designators, Span span) {
    var path = new ArrayList<Step>();
    CType at = type;
    for (Initializer.Designator designator : designators) {
      Optional<List<Step>> steps =
          switch (designator) {
            case Initializer.Designator.Field f -> field(at, f.name(), span);
            case Initializer.Designator.Index i -> range(at, i.index(), i.index());
            case Initializer.Designator.Range r -> range(at, r.low(), r.high());
          };
      if (steps.isEmpty()) {
        return Optional.empty();
      }
      for (Step step : steps.get()) {
        at = Subobject.whole(at).at(step.low(), context.layout()).type();
        path.add(step);
      }
    }
    return Optional.of(path);
  }

  /** A member found through anonymous ones takes a step for each. */
  private Optional<List<Step>> field(CType record, String name, Span span) {
    var found = context.layout().layout(record).flatMap(l -> l.find(name));
    if (found.isEmpty()) {
      context.error(
          span,
          "field designator '" + name + "' does not refer to any field in type " + quote(record));
      return Optional.empty();
    }
    return Optional.of(found.get().steps().stream().map(i -> new Step(i, i)).toList());
  }

  private Optional<List<Step>> range(CType array, Expr low, Expr high) {
    if (!Types.isArray(array) && !Types.isVector(array)) {
      context.error(
          low.span(), "array designator cannot initialize non-array type " + quote(array));
      return Optional.empty();
    }
    Optional<BigInteger> from = context.constants().integer(low);
    Optional<BigInteger> to = low == high ? from : context.constants().integer(high);
    if (from.isEmpty() || to.isEmpty()) {
      context.error(low.span(), "array designator is not an integer constant");
      return Optional.empty();
    }
    BigInteger count = BigInteger.valueOf(Subobject.whole(array).count(context.layout()));
    if (from.get().signum() < 0
        || to.get().compareTo(count) >= 0
        || from.get().compareTo(to.get()) > 0) {
      context.error(low.span(), "array designator out of bounds of " + quote(array));
      return Optional.empty();
    }
    return Optional.of(List.of(new Step(from.get().longValueExact(), to.get().longValueExact())));
  }
}
