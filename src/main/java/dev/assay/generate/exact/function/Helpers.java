package dev.assay.generate.exact.function;

import dev.assay.c.CType;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.generate.exact.policy.Parameter;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/** Makes the functions that tests and other functions call. */
final class Helpers {
  /** A body is made as if it were executed so often for each input vector. */
  private static final int CALLS = 4;

  /** Steps of a call beside its body. */
  private static final int OVERHEAD = 30;

  private static final int PASSING = 10;

  private final Draft draft;
  private final GenerationPolicy policy;
  private final Rng rng;
  private final Signatures signatures;

  Helpers(Draft draft) {
    this.draft = draft;
    this.policy = draft.policy();
    this.rng = draft.rng();
    this.signatures = new Signatures(draft);
  }

  /** One or more functions of about so many statements each, registered as callable. */
  void make(int statements) {
    if (policy.happens(Feature.VARIADIC, rng)) {
      variadic(statements);
    } else if (policy.happens(Feature.MUTUAL_RECURSION, rng)) {
      mutual(statements);
    } else if (policy.happens(Feature.RECURSION, rng)) {
      recursive(statements);
    } else if (policy.happens(Feature.FUNCTION_TABLE, rng)) {
      table(statements);
    } else {
      plain(statements);
    }
  }

  private void plain(int statements) {
    Callable signature = signatures.draw(name(), effect(), false);
    Callable made =
        define(
            signature,
            Traits.draw(draft, signature, true),
            body -> body.withResult().withStatements(statements));
    draft.callables().add(made);
  }

  private void recursive(int statements) {
    Callable signature = signatures.draw(name(), effect(), true);
    Callable made =
        define(
            signature,
            Traits.draw(draft, signature, false),
            body -> recursive(body, signature, statements));
    draft.callables().add(made.withCost(made.cost() * levels()));
  }

  private static Bodies recursive(Bodies body, Callable deeper, int statements) {
    return body.withResult()
        .withBound()
        .withStatements(statements / 2)
        .withCall(deeper)
        .withStatements(statements - statements / 2);
  }

  private int levels() {
    return policy.value(Parameter.RECURSION_DEPTH) + 1;
  }

  private void mutual(int statements) {
    Effect effect = effect();
    Callable one = signatures.draw(name(), effect, true);
    Callable other = signatures.draw(name(), one.effect(), true);
    Traits traits = Traits.draw(draft, other, false);
    draft.functions().add(Definitions.declaration(other, traits));
    Callable first =
        define(one, Traits.draw(draft, one, false), body -> recursive(body, other, statements / 2));
    Callable second = define(other, traits, body -> recursive(body, one, statements / 2));
    long cost = (first.cost() + second.cost()) * levels() / 2;
    draft.callables().add(first.withCost(cost));
    draft.callables().add(second.withCost(cost));
  }

  private void table(int statements) {
    Callable signature = signatures.draw(name(), effect(), false);
    int count = rng.between(2, 4);
    var functions = new ArrayList<Callable>();
    for (int i = 0; i < count; i++) {
      Callable own = i == 0 ? signature : renamed(signature, name());
      functions.add(
          define(
              own,
              Traits.draw(draft, own, true),
              body -> body.withResult().withStatements(Math.max(1, statements / count))));
    }
    draft.callables().add(Tables.declare(draft, functions));
  }

  private static Callable renamed(Callable signature, String name) {
    return new Callable(
        name,
        signature.result(),
        signature.formals(),
        List.of(),
        OptionalInt.empty(),
        signature.effect(),
        signature.disjoint(),
        0);
  }

  private void variadic(int statements) {
    var maker = new Variadics(draft);
    Callable signature = maker.signature(signatures.draw(name(), Effect.NONE, false));
    Callable made =
        define(
            signature,
            Traits.draw(draft, signature, false),
            body ->
                body.withResult()
                    .with(maker.opening(signature, body.spot()))
                    .withStatements(statements));
    draft.callables().add(made);
  }

  /** Defines the function and finds out what a call costs. */
  private Callable define(Callable signature, Traits traits, UnaryOperator<Bodies> maker) {
    long executions = (long) draft.options().inputs() * CALLS;
    long before = draft.budget().steps();
    List<Stmt> body = maker.apply(new Bodies(draft, signature, executions)).finished();
    long spent = before - draft.budget().steps();
    // Whoever calls the function pays for it.
    draft.budget().spendSteps(-spent);
    draft.functions().add(Definitions.definition(signature, traits, body));
    long steps = spent / executions * 3 / 2;
    return signature.withCost(steps + OVERHEAD + (long) signature.formals().size() * PASSING);
  }

  private String name() {
    return draft.names().fresh("fn_");
  }

  private Effect effect() {
    if (policy.happens(Feature.PURE_FUNCTION, rng)) {
      return rng.chance(1, 3) ? Effect.CLOSED : Effect.NONE;
    }
    return rng.chance(1, 3) ? Effect.ARGUMENTS : Effect.GLOBALS;
  }

  /** The signature of a test. */
  static Callable test(String name) {
    return new Callable(
        name, CType.VOID, List.of(), List.of(), OptionalInt.empty(), Effect.GLOBALS, false, 0);
  }
}
