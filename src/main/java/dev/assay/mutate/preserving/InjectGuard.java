package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Typing;
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
 * Calls a function of real code around a statement: in a condition that is always true, in a bound
 * that makes a loop run once, or in a statement before it that ends the program if the result is
 * another one.
 */
public final class InjectGuard implements Mutator {
  private static final CType WIDE = new CType.Int(IntKind.ULLONG);
  private static final int MOST = 20;

  /** A statement in the place of another one. */
  private record Form(String told, List<Stmt> statements) {}

  @Override
  public String name() {
    return "inject-guard";
  }

  @Override
  public String summary() {
    return "a call of a function of real code as a condition, a loop's bound or a check";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    if (!InjectedCall.isPossible(spot, facts) || !Insertion.isPossible(spot, facts)) {
      return Optional.empty();
    }
    Stmt stmt = spot.statement();
    int drawn = rng.nextInt(3);
    boolean isLoop =
        drawn == 1
            && Nesting.isPossible(spot)
            && Flow.of(stmt).isLoopProof()
            && !Nesting.mayReturnTwice(spot, facts);
    // A loop's bound is evaluated again after its body, when other things may hold.
    List<Known> known = isLoop ? List.of() : Known.at(spot, facts, rng);
    long visits = facts.profile().visits(stmt) * (isLoop ? 2 : 1);
    var call = new InjectedCall(known, visits, facts, names, rng);
    Typing typing = facts.typing();
    Optional<Form> form =
        isLoop
            ? bounded(call, stmt, typing, names, rng)
            : call.worth(BigInteger.ZERO)
                .map(zero ->
                    drawn == 0 && Tg.isGuardable(stmt)
                        ? new Form("if", List.of(guarded(zero, stmt, typing)))
                        : new Form("check", List.of(checked(zero, typing), stmt)));
    return form.map(made -> {
      var replacements = new ArrayList<>(call.definitions(spot));
      replacements.add(new Replacement.OfStmt(stmt, made.statements()));
      return new Change(Excerpt.of(made.told() + " " + call.told()), replacements);
    });
  }

  private static Stmt guarded(Expr zero, Stmt stmt, Typing typing) {
    Expr isZero = typing.binary(BinaryOp.EQUAL, zero, number(0), Span.NONE);
    return new Stmt.If(typing.condition(isZero), stmt, Optional.empty(), Span.NONE);
  }

  private static Stmt checked(Expr zero, Typing typing) {
    var trap =
        new Expr.Name(
            "__builtin_trap", new CType.Function(CType.VOID, List.of(), false, true), Span.NONE);
    var end = new Stmt.Expression(new Expr.Call(trap, List.of(), CType.VOID, Span.NONE), Span.NONE);
    return new Stmt.If(typing.condition(zero), end, Optional.empty(), Span.NONE);
  }

  /** {@code for (k = 5; k < call - result + 6; k++)}. */
  private static Optional<Form> bounded(
      InjectedCall call, Stmt stmt, Typing typing, FreshNames names, Rng rng) {
    int start = rng.between(0, MOST);
    var counter = new Expr.Name(names.next("k"), WIDE, Span.NONE);
    return call.worth(BigInteger.valueOf(start + 1L))
        .map(bound -> {
          Expr until =
              typing.binary(
                  rng.nextBoolean() ? BinaryOp.LESS : BinaryOp.NOT_EQUAL,
                  counter,
                  bound,
                  Span.NONE);
          Stmt body = stmt instanceof Stmt.Block ? stmt : new Stmt.Block(List.of(stmt), Span.NONE);
          var declared =
              new Stmt.Declare(
                  new Decl.Variable(
                      counter.name(),
                      WIDE,
                      Decl.Storage.NONE,
                      Decl.Traits.NONE,
                      Optional.of(new Initializer.Value(number(start))),
                      List.of(),
                      Optional.empty(),
                      Span.NONE));
          Stmt loop =
              new Stmt.For(
                  List.of(declared),
                  Optional.of(until),
                  Optional.of(typing.step(StepOp.POST_INCREMENT, counter, Span.NONE)),
                  body,
                  Span.NONE);
          return new Form("for", List.of(loop));
        });
  }

  private static Expr number(int value) {
    return Numbers.of(BigInteger.valueOf(value), WIDE);
  }
}
