package dev.assay.generate.exact.function;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.environment.Shapes;
import dev.assay.generate.exact.expression.Expressions;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Makes calls of the functions that there are, as far as the budget allows. */
public final class Calls {
  private final Spot spot;
  private final Expressions expressions;

  public Calls(Spot spot, Expressions expressions) {
    this.spot = spot;
    this.expressions = expressions;
  }

  /** Whether there is a function that an expression may call here. */
  public static boolean hasPure(Spot spot) {
    return spot.draft().callables().any(c -> isExpression(c, spot) && isAffordable(c, spot));
  }

  /** Whether there is any function that may be called here. */
  static boolean hasAny(Spot spot) {
    return spot.draft().callables().any(c -> isAllowed(c, spot));
  }

  private static boolean isAllowed(Callable callable, Spot spot) {
    return keepsPromise(callable, spot) && isAffordable(callable, spot);
  }

  private static boolean keepsPromise(Callable callable, Spot spot) {
    return switch (spot.function().promise()) {
      case NONE -> true;
      case PURE -> callable.effect().isNone();
      case CLOSED -> callable.effect() == Effect.CLOSED;
    };
  }

  private static boolean isExpression(Callable callable, Spot spot) {
    return callable.effect().isNone()
        && keepsPromise(callable, spot)
        && (callable.givesInteger() || integerMember(callable.result(), spot).isPresent());
  }

  private static boolean isAffordable(Callable callable, Spot spot) {
    return spot.draft().budget().allowsSteps(spot.executions() * callable.cost());
  }

  /** A call of a function without side effects, of integer type. */
  public Optional<Expr> pure() {
    return picked(c -> isExpression(c, spot) && isAffordable(c, spot))
        .flatMap(this::call)
        .map(call ->
            Types.isRecord(call.type())
                ? spot.typing()
                    .member(call, integerMember(call.type(), spot).orElseThrow(), false, Span.NONE)
                : call);
  }

  /** The first member of a struct that is an integer by itself. */
  private static Optional<String> integerMember(CType type, Spot spot) {
    return Types.unqualified(type) instanceof CType.Record record
        ? Shapes.fields(record, spot.draft().tags()).stream()
            .filter(f -> Types.isInteger(f.type()))
            .map(f -> f.name())
            .findFirst()
        : Optional.empty();
  }

  /** One of the functions that may be called here. */
  Optional<Callable> any() {
    return picked(c -> isAllowed(c, spot));
  }

  private Optional<Callable> picked(Predicate<Callable> condition) {
    return spot.draft().callables().pick(spot.rng(), condition);
  }

  /** The call of a function with new arguments. */
  Optional<Expr> call(Callable callable) {
    return call(callable, callee(callable));
  }

  Optional<Expr> call(Callable callable, Expr callee) {
    return new Arguments(spot, expressions, callable)
        .make()
        .map(arguments -> noted(callable, callee, arguments));
  }

  private Expr noted(Callable callable, Expr callee, List<Expr> arguments) {
    spot.draft().callables().noteCall(callable);
    spot.draft().budget().spendSteps(spot.executions() * callable.cost());
    return spot.typing().call(callee, arguments, Span.NONE);
  }

  private Expr callee(Callable callable) {
    if (callable.table().isEmpty()) {
      return Code.name(callable.name(), callable.type());
    }
    int count = callable.table().getAsInt();
    Expr index = expressions.integer(spot.withDepth(Math.clamp(spot.depth() - 1, 0, 1)));
    return spot.operations()
        .index(Code.name(callable.name(), Tables.type(callable, count)), narrow(index), count);
  }

  /** Subscripts of 128 bits are no good for holes. */
  private Expr narrow(Expr index) {
    return spot.draft().layout().width(index.type()) > Long.SIZE
        ? spot.typing().cast(new CType.Int(IntKind.LLONG), index, Span.NONE)
        : index;
  }
}
