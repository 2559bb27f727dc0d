package dev.assay.bugs.regression;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Walk;
import dev.assay.interpret.Probe;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** Sees what a program gives to its calls of {@code printf} while the interpreter runs it. */
final class PrintWatch implements Probe {
  /** Functions that print; only those that are understood may be called. */
  private static final Set<String> PRINTING =
      Set.of(
          "printf",
          "__builtin_printf",
          "puts",
          "__builtin_puts",
          "putchar",
          "__builtin_putchar",
          "fprintf",
          "fputs",
          "fputc",
          "putc",
          "fwrite",
          "write",
          "vprintf",
          "perror");

  private final Map<Expr, PrintedCall> calls = new IdentityHashMap<>();
  private final Map<Expr, PrintedCall> owners = new IdentityHashMap<>();
  private final boolean complete;

  PrintWatch(Program program) {
    Set<Expr> printing = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function function && function.body().isPresent()) {
        look(function.body().get(), printing);
      }
    }
    this.complete = !calls.isEmpty() && calls.keySet().containsAll(printing);
    calls.values().forEach(call -> call.arguments().forEach(e -> owners.put(e, call)));
  }

  private void look(Stmt.Block body, Set<Expr> printing) {
    for (Stmt stmt : Walk.statements(body)) {
      if (stmt instanceof Stmt.Expression(Expr expr, _) && isPrinting(expr)) {
        PrintedCall.of((Expr.Call) expr).ifPresent(call -> calls.put(expr, call));
      }
    }
    Walk.expressions(body).stream().filter(PrintWatch::isPrinting).forEach(printing::add);
  }

  private static boolean isPrinting(Expr expr) {
    return expr instanceof Expr.Call call && PRINTING.contains(PrintedCall.function(call));
  }

  /** Whether all that the program prints was seen, and can be compared. */
  boolean isComplete() {
    return complete && calls.values().stream().allMatch(PrintedCall::isComparable);
  }

  Map<Expr, PrintedCall> calls() {
    return calls;
  }

  @Override
  public boolean watches(Stmt statement) {
    return false;
  }

  @Override
  public boolean watches(Expr expression) {
    return owners.containsKey(expression);
  }

  @Override
  public void entered(Stmt statement, View view) {}

  @Override
  public void evaluated(Expr expression, Object value) {
    owners.get(expression).saw(expression, value);
  }
}
