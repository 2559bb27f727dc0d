package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Visitor;
import java.util.HashSet;
import java.util.Set;

/**
 * What one look over a function's body tells: names whose variables must live in memory, labels,
 * and whether control may come back to it by a jump from a call.
 */
final class FunctionFacts implements Visitor {
  private static final Set<String> SETJMP =
      Set.of("setjmp", "_setjmp", "__builtin_setjmp", "sigsetjmp", "__sigsetjmp");

  private final Set<String> inMemory = new HashSet<>();
  private final Set<String> labels = new HashSet<>();
  private int labelCount;
  private boolean callsSetjmp;
  private boolean hasNested;
  private boolean hasLabels;
  private boolean hasStatementExpressions;
  private boolean hasRestrict;

  static FunctionFacts of(Decl.Function function) {
    var facts = new FunctionFacts();
    for (Decl.Parameter parameter : function.parameters()) {
      facts.declared(parameter.type());
      facts.type(parameter.type());
    }
    function.body().ifPresent(facts::stmt);
    return facts;
  }

  static boolean isSetjmp(String name) {
    return SETJMP.contains(name);
  }

  Set<String> inMemory() {
    return inMemory;
  }

  /** The names of all labels, those declared by __label__ included. */
  Set<String> labels() {
    return labels;
  }

  int labelCount() {
    return labelCount;
  }

  boolean callsSetjmp() {
    return callsSetjmp;
  }

  /** Whether jumps out of calls may lead back to the function. */
  boolean isResumable() {
    return callsSetjmp || hasNested;
  }

  /** Whether there are labels of any sort, the cases of switches included. */
  boolean hasLabels() {
    return hasLabels;
  }

  boolean hasStatementExpressions() {
    return hasStatementExpressions;
  }

  /** Whether the function declares a restrict pointer. */
  boolean hasRestrict() {
    return hasRestrict;
  }

  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.Unary(UnaryOp op, Expr operand, _, _) when op == UnaryOp.ADDRESS ->
          addressTaken(operand);
      case Expr.VaArg v -> addressTaken(v.list());
      case Expr.BuiltinCall c -> c.arguments().forEach(this::addressTaken);
      // As lvalues these are reached by their address.
      case Expr.Generic _, Expr.ChooseExpr _ -> addressTaken(expr);
      case Expr.StatementExpr _ -> hasStatementExpressions = true;
      case Expr.Name(String name, _, _) when isSetjmp(name) -> callsSetjmp = true;
      case Expr _ -> {}
    }
    Children.of(expr, this);
  }

  private void addressTaken(Expr lvalue) {
    switch (lvalue) {
      case Expr.Name n -> inMemory.add(n.name());
      case Expr.Member m when !m.arrow() -> addressTaken(m.base());
      case Expr.Index i -> addressTaken(i.base());
      case Expr.Unary u when u.op() == UnaryOp.REAL || u.op() == UnaryOp.IMAG ->
          addressTaken(u.operand());
      case Expr.Generic g -> addressTaken(g.chosen());
      case Expr.ChooseExpr c -> addressTaken(c.chosen());
      case Expr _ -> {}
    }
  }

  @Override
  public void stmt(Stmt stmt) {
    if (stmt instanceof Stmt.Labeled labeled) {
      hasLabels = true;
      if (labeled.label() instanceof Stmt.Label.Named label) {
        labels.add(label.name());
        labelCount++;
      }
    }
    if (stmt instanceof Stmt.Asm asm) {
      asm.operands().forEach(o -> inMemory.addAll(Names.used(o)));
    }
    Children.of(stmt, this);
  }

  @Override
  public void decl(Decl decl) {
    if (decl instanceof Decl.Function nested && nested.body().isPresent()) {
      hasNested = true;
      inMemory.addAll(Names.used(nested));
      return;
    }
    if (decl instanceof Decl.Variable variable) {
      declared(variable.type());
    }
    Children.of(decl, this);
  }

  private void declared(CType type) {
    hasRestrict |= Types.isPointer(type) && Types.qualifiers(type).isRestrict();
  }

  @Override
  public void initializer(Initializer initializer) {
    Children.of(initializer, this);
  }

  @Override
  public void type(CType type) {
    Children.of(type, this);
  }
}
