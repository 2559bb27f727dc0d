package dev.assay.generate.exact.function;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Scope;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Spot.FunctionFrame.Promise;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.environment.Initials;
import dev.assay.generate.exact.environment.Shapes;
import dev.assay.generate.exact.expression.Expressions;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.OperatorContext;
import dev.assay.generate.exact.policy.Parameter;
import dev.assay.generate.exact.statement.Statements;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the statements between the braces of one function. */
final class Bodies {
  private static final String RESULT = "result";

  private final Draft draft;
  private final Code code;
  private final Callable function;
  // Common subexpressions and reused constants are a function's own.
  private final Statements makers;
  private final Expressions expressions;
  private final Spot spot;
  private final List<Stmt> body = new ArrayList<>();
  private boolean begun;

  /**
   * @param executions about how often the body is executed in a run
   */
  Bodies(Draft draft, Callable function, long executions) {
    this.draft = draft;
    this.code = new Code(draft.typing());
    this.function = function;
    this.expressions = new Expressions(draft);
    this.makers = new Statements(expressions);
    this.spot =
        new Spot(
            draft,
            scope(),
            draft.policy(),
            OperatorContext.ANY,
            0,
            0,
            draft.policy().value(Parameter.EXPRESSION_DEPTH),
            executions,
            List.of(),
            new Spot.FunctionFrame(function.name(), function.result(), promise(), false));
  }

  private Promise promise() {
    return switch (function.effect()) {
      case CLOSED -> Promise.CLOSED;
      case NONE -> Promise.PURE;
      case ARGUMENTS, GLOBALS -> function.disjoint() ? Promise.PURE : Promise.NONE;
    };
  }

  private Scope scope() {
    List<Variable> visible =
        switch (function.effect()) {
          case CLOSED -> List.of();
          case NONE, ARGUMENTS -> draft.globals().stream().filter(Bodies::isSteady).toList();
          case GLOBALS -> draft.globals();
        };
    var scope = new Scope(visible);
    function.formals().forEach(f -> scope.declare(f.variable()));
    return scope;
  }

  private static boolean isSteady(Variable variable) {
    return variable.role() == Role.INPUT && !Shapes.isWatched(variable.type());
  }

  Spot spot() {
    return spot;
  }

  /** Adds statements that were made elsewhere. */
  Bodies with(List<Stmt> statements) {
    body.addAll(statements);
    return this;
  }

  /** Adds the variable that becomes the result, where that is a struct. */
  Bodies withResult() {
    if (Types.isRecord(function.result())) {
      var variable = new Variable(RESULT, function.result(), Role.LOCAL, false);
      spot.scope().declare(variable);
      body.add(
          new Stmt.Declare(
              Code.variable(
                  RESULT,
                  function.result(),
                  dev.assay.c.Decl.Storage.NONE,
                  Optional.of(new Initials(draft).of(function.result(), Role.LOCAL)))));
    }
    return this;
  }

  /** Adds the end of the recursion. */
  Bodies withBound() {
    Expr depth = Code.name("depth", CType.INT);
    Expr over = code.binary(BinaryOp.LESS_EQUAL, depth, Code.number(0, CType.INT));
    body.add(new Stmt.If(over, end(), Optional.empty(), Span.NONE));
    return this;
  }

  /** Adds a call one level deeper, if there are arguments for it. */
  Bodies withCall(Callable deeper) {
    Expr depth =
        code.binary(BinaryOp.SUBTRACT, Code.name("depth", CType.INT), Code.number(1, CType.INT));
    new Arguments(spot, expressions, deeper)
        .make(depth)
        .map(arguments ->
            draft.typing().call(Code.name(deeper.name(), deeper.type()), arguments, Span.NONE))
        .ifPresent(call -> body.addAll(new CallStatements(spot, expressions).used(deeper, call)));
    return this;
  }

  /** Adds a call of each of the functions. */
  Bodies withCalls(List<Callable> callees) {
    callees.forEach(c -> body.addAll(new CallStatements(spot, expressions).of(c)));
    return this;
  }

  /** Adds about so many statements, at times with a return among them. */
  Bodies withStatements(int count) {
    if (!begun) {
      begun = true;
      body.addAll(expressions.scratch(spot));
    }
    int later = Math.max(0, draft.budget().statements() - count);
    draft.budget().withhold(later);
    int start = draft.budget().statements();
    int mark = spot.scope().mark();
    boolean early = draft.policy().happens(Feature.EARLY_RETURN, draft.rng());
    do {
      body.addAll(makers.statement(spot));
      if (early && start - draft.budget().statements() > count / 2) {
        early = false;
        body.add(earlyReturn());
      }
    } while (draft.budget().statements() > 0);
    body.addAll(draft.bodyEnd().after(spot, makers));
    body.addAll(makers.sink(spot, mark));
    draft.budget().withhold(-later);
    return this;
  }

  /** Not taken when it is first met, so that what follows is alive. */
  private Stmt earlyReturn() {
    Expr condition = draft.operations().condition(expressions.whole(spot), false);
    draft.budget().statement(spot.executions());
    return new Stmt.If(condition, end(), Optional.empty(), Span.NONE);
  }

  /** The body, which ends with a return where there is something to give. */
  List<Stmt> finished() {
    if (!Types.isVoid(function.result())) {
      body.add(end());
    }
    return List.copyOf(body);
  }

  private Stmt end() {
    CType result = function.result();
    if (Types.isVoid(result)) {
      return new Stmt.Return(Optional.empty(), Span.NONE);
    }
    Expr value =
        Types.isRecord(result)
            ? Code.name(RESULT, result)
            : draft.operations().assignable(result, expressions.value(spot, result));
    return code.returned(value, result);
  }
}
