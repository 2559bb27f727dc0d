package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Calls a function of real code where a value is computed: a constant becomes the result and the
 * difference to it; to any other value the result is added after what it is was taken away.
 */
public final class Inject implements Mutator {
  @Override
  public String name() {
    return "inject-value";
  }

  @Override
  public String summary() {
    return "a call of a function of real code as part of a value";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    List<Expr> first = Value.first(spot.statement());
    if (!InjectedCall.isPossible(spot, facts) || first.isEmpty()) {
      return Optional.empty();
    }
    List<Expr> values =
        ValueSearch.at(spot, facts.layout()).stream()
            .map(Value::node)
            .filter(Inject::isInteger)
            .toList();
    if (values.isEmpty()) {
      return Optional.empty();
    }
    Expr value = rng.pick(values);
    List<Known> known = Known.during(first, spot, facts, rng);
    long visits = facts.profile().visits(spot.statement());
    var call = new InjectedCall(known, visits, facts, names, rng);
    CType type = Types.unqualified(value.type());
    Optional<BigInteger> constant = constant(value);
    return call.worth(constant.orElse(BigInteger.ZERO))
        .map(sum -> facts.typing().cast(type, sum, Span.NONE))
        .map(same -> constant.isPresent() ? same : added(value, same, type, facts))
        .map(by -> {
          var replacements = new ArrayList<>(call.definitions(spot));
          replacements.add(Replacement.of(value, by));
          return new Change(
              Excerpt.of(call.told() + " into " + Printer.print(value)), replacements);
        });
  }

  private static Expr added(Expr value, Expr zero, CType type, Facts facts) {
    return facts
        .typing()
        .cast(type, facts.typing().binary(BinaryOp.ADD, value, zero, Span.NONE), Span.NONE);
  }

  private static boolean isInteger(Expr expr) {
    return Types.unqualified(Types.canonical(expr.type())) instanceof CType.Int(IntKind kind)
        && kind.rank() <= IntKind.LLONG.rank();
  }

  private static Optional<BigInteger> constant(Expr value) {
    return switch (value) {
      case Expr.IntLiteral l -> Optional.of(l.value());
      case Expr.CharLiteral l -> Optional.of(l.value());
      case Expr _ -> Optional.empty();
    };
  }
}
