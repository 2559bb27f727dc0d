package dev.assay.bugs.regression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes a program that prints into one that aborts where it would print something wrong, as suites
 * of compilers want their tests.
 *
 * <p>What is right is seen when the interpreter runs it. Calls of functions that do not exist are
 * put into the tree where something is to be checked; when the tree has become text, each is
 * replaced by its check.
 */
public final class SelfChecking {
  private static final String MARK = "assay_check_";
  private static final Pattern MARKED = Pattern.compile("\\b" + MARK + "(\\d+)\\(\\);");

  private final Program program;
  private final int exit;
  private final Map<Expr, PrintedCall> calls;
  private final List<String> checks = new ArrayList<>();

  private SelfChecking(Program program, int exit, Map<Expr, PrintedCall> calls) {
    this.program = program;
    this.exit = exit;
    this.calls = calls;
  }

  /** The program's text; empty if it prints what cannot be compared, or is not defined. */
  public static Optional<String> of(Program program, Dialect dialect, Limits limits) {
    var watch = new PrintWatch(program);
    Execution run = Interpreter.run(program, dialect, limits, watch);
    return run instanceof Execution.Finished(int exit, _, _, _) && watch.isComplete()
        ? Optional.of(new SelfChecking(program, exit & 0xff, watch.calls()).text())
        : Optional.empty();
  }

  private String text() {
    var rules = new Checks();
    List<Decl> declarations = new ArrayList<>();
    for (Decl decl : program.declarations()) {
      declarations.add(
          decl instanceof Decl.Function function && function.body().isPresent()
              ? checked(function, rules)
              : decl);
    }
    Program changed = program.withDeclarations(declarations);
    String marked = Printer.print(UnusedPrototypes.removed(changed));
    return MARKED
        .matcher(marked)
        .replaceAll(mark -> Matcher.quoteReplacement(checks.get(Integer.parseInt(mark.group(1)))));
  }

  private Decl checked(Decl.Function function, Rules rules) {
    Stmt.Block body = function.body().orElseThrow();
    Stmt changed = new Rewriter(rules).stmt(body);
    if (function.name().equals("main") && exit != 0) {
      changed = new Rewriter(new RightStatus()).stmt(changed);
    }
    return new Decl.Function(
        function.name(),
        function.type(),
        function.parameters(),
        function.storage(),
        function.specifiers(),
        function.attributes(),
        function.asmName(),
        function.oldStyle(),
        Optional.of((Stmt.Block) changed),
        function.span());
  }

  /** A mark in the place of each statement that only prints. */
  private final class Checks implements Rules {
    @Override
    public Stmt stmt(Stmt stmt) {
      return stmt instanceof Stmt.Expression(Expr expr, _) && calls.containsKey(expr)
          ? mark(calls.get(expr))
          : stmt;
    }
  }

  private Stmt mark(PrintedCall call) {
    Optional<String> check = call.check(checks.size(), program.model());
    if (check.isEmpty()) {
      return new Stmt.Empty(List.of(), Span.NONE);
    }
    checks.add(check.get());
    var type = new CType.Function(CType.VOID, List.of(), false, true);
    Expr name = new Expr.Name(MARK + (checks.size() - 1), type, Span.NONE);
    return new Stmt.Expression(new Expr.Call(name, List.of(), CType.VOID, Span.NONE), Span.NONE);
  }

  /** Suites want 0 from a program that is right. */
  private final class RightStatus implements Rules {
    @Override
    public Stmt stmt(Stmt stmt) {
      return stmt instanceof Stmt.Return(Optional<Expr> value, Span span) && value.isPresent()
          ? new Stmt.Return(Optional.of(compared(value.get())), span)
          : stmt;
    }

    private Expr compared(Expr value) {
      Expr right =
          new Expr.IntLiteral(
              BigInteger.valueOf(exit), Integer.toString(exit), CType.INT, Span.NONE);
      return new Expr.Binary(BinaryOp.NOT_EQUAL, value, right, CType.INT, Span.NONE);
    }
  }
}
