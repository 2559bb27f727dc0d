package dev.assay.mutate.preserving;

import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts what a function does in the place of a call of it. */
public final class InlineCall implements Mutator {
  @Override
  public String name() {
    return "inline";
  }

  @Override
  public String summary() {
    return "puts the body of a function in the place of its call";
  }

  /**
   * A statement that consists of a call and what is done with its value.
   *
   * @param before what comes before, such as the declaration of what gets the value
   * @param value made of the call by conversions and such, if it is wanted
   * @param after what takes the value
   */
  private record Form(
      Expr.Call call, Optional<Stmt> before, Optional<Expr> value, Receiver after) {}

  /** Makes a statement that does something with a value. */
  private interface Receiver {
    Stmt taking(Expr value);
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    if (spot.surroundings().inExpression()) {
      return Optional.empty();
    }
    return form(spot)
        .flatMap(form ->
            Inlining.of(form.call(), spot, facts)
                .map(inlining -> change(form, inlining, spot, names, rng)));
  }

  private static Change change(Form form, Inlining inlining, Spot spot, FreshNames names, Rng rng) {
    Inlining.Body body = inlining.made(names, rng);
    var items = new ArrayList<>(body.items());
    form.value()
        .ifPresent(value -> {
          var copy = new Copy();
          copy.put(form.call(), body.result().orElseThrow());
          items.add(form.after().taking(copy.of(value)));
        });
    var by = new ArrayList<Stmt>();
    form.before().ifPresent(by::add);
    by.add(new Stmt.Block(items, Span.NONE));
    return new Change(inlining.name(), List.of(new Replacement.OfStmt(spot.statement(), by)));
  }

  private static Optional<Form> form(Spot spot) {
    return switch (spot.statement()) {
      case Stmt.Expression s -> expression(s.expr());
      case Stmt.Return r ->
          r.value()
              .flatMap(InlineCall::call)
              .filter(call -> !Types.isVoid(call.type()))
              .map(call ->
                  new Form(
                      call,
                      Optional.empty(),
                      r.value(),
                      value -> new Stmt.Return(Optional.of(value), r.span())));
      case Stmt.Declare(Decl.Variable v) when spot.surroundings().isItem() && isAssignable(v) ->
          declaration(v);
      case Stmt _ -> Optional.empty();
    };
  }

  private static Optional<Form> expression(Expr expr) {
    if (expr instanceof Expr.Assign a) {
      return isFixed(a.target())
          ? call(a.value())
              .map(call ->
                  new Form(
                      call,
                      Optional.empty(),
                      Optional.of(a.value()),
                      value -> assignment(a.target(), value)))
          : Optional.empty();
    }
    Expr inner =
        expr instanceof Expr.Cast c && c.conversion() == Conversion.TO_VOID ? c.operand() : expr;
    return inner instanceof Expr.Call call
        ? Optional.of(
            new Form(call, Optional.empty(), Optional.empty(), _ -> new Stmt.Break(Span.NONE)))
        : Optional.empty();
  }

  private static Optional<Form> declaration(Decl.Variable v) {
    return v.initializer()
        .filter(Initializer.Value.class::isInstance)
        .map(Candidates::value)
        .flatMap(initial ->
            call(initial)
                .map(call ->
                    new Form(
                        call,
                        Optional.of(new Stmt.Declare(v.withInitializer(Optional.empty()))),
                        Optional.of(initial),
                        value -> assignment(new Expr.Name(v.name(), v.type(), v.span()), value))));
  }

  private static Stmt assignment(Expr target, Expr value) {
    return new Stmt.Expression(
        new Expr.Assign(target, value, Types.unqualified(target.type()), Span.NONE), Span.NONE);
  }

  /** A variable that may get its first value later. */
  private static boolean isAssignable(Decl.Variable v) {
    var qualifiers = Types.qualifiers(v.type());
    return v.storage() != Decl.Storage.STATIC
        && v.storage() != Decl.Storage.EXTERN
        && v.traits().equals(Decl.Traits.NONE)
        && Types.isScalar(v.type())
        && !qualifiers.isConst()
        && !qualifiers.isVolatile()
        && !qualifiers.isAtomic();
  }

  /** An object that is the same whatever a function does before. */
  private static boolean isFixed(Expr target) {
    return switch (target) {
      case Expr.Name _ -> true;
      case Expr.Member m -> !m.arrow() && isFixed(m.base());
      case Expr _ -> false;
    };
  }

  /** The call of which a value is made by conversions and simple operators alone. */
  private static Optional<Expr.Call> call(Expr value) {
    return switch (value) {
      case Expr.Call c -> Optional.of(c);
      case Expr.Implicit i -> call(i.operand());
      case Expr.Cast c -> call(c.operand());
      case Expr.Unary u when u.op() == UnaryOp.MINUS || u.op() == UnaryOp.COMPLEMENT ->
          call(u.operand());
      case Expr.Unary u when u.op() == UnaryOp.NOT -> call(u.operand());
      case Expr _ -> Optional.empty();
    };
  }
}
