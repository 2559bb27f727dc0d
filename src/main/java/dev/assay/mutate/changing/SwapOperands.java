package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Operands of an operator, arms of a conditional or arguments of a call change places. */
final class SwapOperands implements ChangingMutator {
  private static final Set<BinaryOp> COMMUTATIVE =
      Set.of(
          BinaryOp.ADD,
          BinaryOp.MULTIPLY,
          BinaryOp.AND,
          BinaryOp.OR,
          BinaryOp.XOR,
          BinaryOp.EQUAL,
          BinaryOp.NOT_EQUAL);

  private record Swapped(Expr old, Expr by) {}

  @Override
  public String name() {
    return "swap-operands";
  }

  @Override
  public String summary() {
    return "operands of an operator or arguments of a call change places";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    Set<String> defined = defined(subject);
    var all = new ArrayList<Swapped>();
    for (Evaluated.Site site : Evaluated.in(subject.program())) {
      switch (site.expr()) {
        case Expr.Binary b when takesBoth(b) && (!subject.conservative() || isTotal(b.op())) ->
            all.add(
                new Swapped(b, new Expr.Binary(b.op(), b.right(), b.left(), b.type(), b.span())));
        case Expr.Conditional c when !subject.conservative() || isPlain(c) ->
            all.add(
                new Swapped(
                    c,
                    new Expr.Conditional(
                        c.condition(), c.otherwise(), c.then(), c.type(), c.span())));
        case Expr.Call c when !subject.conservative() || defined.contains(called(c)) ->
            addCalls(c, all);
        case Expr _ -> {}
      }
    }
    all.removeIf(swapped -> swapped.old().equals(swapped.by()));
    if (all.isEmpty()) {
      return Optional.empty();
    }
    Swapped one = rng.pick(all);
    return Optional.of(
        new Change(
            Excerpts.of(one.old()) + " becomes " + Excerpts.of(one.by()),
            List.of(Replacement.of(one.old(), one.by()))));
  }

  private static Set<String> defined(Subject subject) {
    return subject.program().declarations().stream()
        .filter(d -> d instanceof Decl.Function f && f.body().isPresent())
        .map(d -> ((Decl.Function) d).name())
        .collect(Collectors.toSet());
  }

  private static String called(Expr.Call call) {
    Expr function = call.function() instanceof Expr.Implicit i ? i.operand() : call.function();
    return function instanceof Expr.Name n ? n.name() : "";
  }

  /**
   * Whether the operands can change places and that makes a difference: a pointer less a number is
   * something else than a number less a pointer, and sums are the same either way.
   */
  private static boolean takesBoth(Expr.Binary b) {
    CType left = b.left().type();
    CType right = b.right().type();
    boolean alike =
        Types.isArithmetic(left) && Types.isArithmetic(right)
            || Types.isPointer(left) && Types.isPointer(right)
            || Types.isVector(left) && Types.isVector(right);
    return b.op().isLogical() || alike && !COMMUTATIVE.contains(b.op());
  }

  /** Whether it is as defined the other way round: no divisors, no guards. */
  private static boolean isTotal(BinaryOp op) {
    return op != BinaryOp.DIVIDE && op != BinaryOp.REMAINDER && !op.isShift() && !op.isLogical();
  }

  /** Whether the condition guards nothing. */
  private static boolean isPlain(Expr.Conditional c) {
    return isPlain(c.then()) && isPlain(c.otherwise());
  }

  private static boolean isPlain(Expr expr) {
    return Walk.expressions(expr).stream()
        .allMatch(e ->
            e instanceof Expr.Name
                || e instanceof Expr.IntLiteral
                || e instanceof Expr.FloatLiteral
                || e instanceof Expr.Implicit);
  }

  private static void addCalls(Expr.Call call, List<Swapped> all) {
    if (Evaluated.isBuiltin(call)
        || !(Types.unqualified(Types.target(call.function().type())) instanceof CType.Function f)) {
      return;
    }
    int known = f.prototyped() ? Math.min(f.parameters().size(), call.arguments().size()) : 0;
    for (int i = 0; i < known; i++) {
      for (int j = i + 1; j < known; j++) {
        if (Types.isArithmetic(f.parameters().get(i))
            && Types.isArithmetic(f.parameters().get(j))) {
          var arguments = new ArrayList<>(call.arguments());
          Collections.swap(arguments, i, j);
          all.add(
              new Swapped(
                  call, new Expr.Call(call.function(), arguments, call.type(), call.span())));
        }
      }
    }
  }
}
