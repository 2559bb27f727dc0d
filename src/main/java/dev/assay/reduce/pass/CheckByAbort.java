package dev.assay.reduce.pass;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes of the only output a check of the value that ends the program if it is wrong, else one that
 * needs no declaration.
 */
final class CheckByAbort implements ReductionPass {
  @Override
  public String name() {
    return "check-by-abort";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    var builtins = new ArrayList<Replacement>();
    var checks = new ArrayList<Replacement>();
    int prints = 0;
    for (Subject.Unit unit : subject.units()) {
      var layout = new Layout(subject.model(), unit.program().tags());
      for (Decl.Function f : Functions.defined(unit)) {
        for (Stmt stmt : Walk.statements(f.body().orElseThrow())) {
          Optional<Expr.Call> print = Outputs.call(stmt).filter(CheckByAbort::isPrint);
          prints += print.isPresent() ? 1 : 0;
          print.map(CheckByAbort::builtin).ifPresent(builtins::add);
          print
              .flatMap(call -> check(call, layout, observations))
              .ifPresent(by -> checks.add(Replacement.of(stmt, by)));
        }
      }
    }
    if (prints == 1 && !checks.isEmpty()) {
      edits.add(edit(subject, 0, checks));
    }
    if (prints > 0) {
      edits.add(edit(subject, 1, builtins));
    }
    return edits;
  }

  private static boolean isPrint(Expr.Call call) {
    return Outputs.callee(call)
        .filter(name -> name.equals(Outputs.PRINTF) || name.equals(Outputs.BUILTIN_PRINTF))
        .isPresent();
  }

  /** Nothing else needs the declaration of {@code printf}. */
  private static Edit edit(Subject subject, int group, List<Replacement> replacements) {
    var all = new ArrayList<>(replacements);
    for (Subject.Unit unit : subject.units()) {
      for (Decl decl : unit.program().declarations()) {
        if (Outputs.isPrintf(decl)) {
          all.add(Replacement.remove(decl));
        }
      }
    }
    return new Edit("other output", group, all);
  }

  private static Optional<Stmt> check(Expr.Call print, Layout layout, Observations seen) {
    if (print.arguments().size() != 2) {
      return Optional.empty();
    }
    Expr value = print.arguments().get(1);
    return seen.values(value)
        .filter(Observations.Values::single)
        .filter(_ -> Types.isInteger(value.type()))
        .flatMap(values -> Literals.of(values.first(), value.type(), layout))
        .map(expected -> check(Outputs.written(value), expected));
  }

  private static Stmt check(Expr value, Expr expected) {
    var wrong = new Expr.Binary(BinaryOp.NOT_EQUAL, value, expected, CType.INT, Span.NONE);
    var abort = new Expr.Name("__builtin_abort", CType.INT, Span.NONE);
    var call = new Expr.Call(abort, List.of(), CType.VOID, Span.NONE);
    return new Stmt.If(wrong, new Stmt.Expression(call, Span.NONE), Optional.empty(), Span.NONE);
  }

  private static Replacement builtin(Expr.Call print) {
    var name = new Expr.Name(Outputs.BUILTIN_PRINTF, CType.INT, Span.NONE);
    return Replacement.of(
        print, new Expr.Call(name, print.arguments(), print.type(), print.span()));
  }
}
