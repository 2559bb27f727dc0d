package dev.assay.mutate.changing;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import java.util.ArrayList;
import java.util.List;

/** Finds the expressions of a statement that are evaluated when it is executed. */
public final class OwnExpressions implements Visitor {
  private final List<Expr> found = new ArrayList<>();

  private OwnExpressions() {}

  /**
   * Those of the statement itself, not of statements in it; subexpressions too. Not those that may
   * have to be constant.
   */
  public static List<Expr> in(Stmt stmt) {
    var search = new OwnExpressions();
    switch (stmt) {
      case Stmt.Expression s -> search.expr(s.expr());
      case Stmt.If s -> search.expr(s.condition());
      case Stmt.While s -> search.expr(s.condition());
      case Stmt.DoWhile s -> search.expr(s.condition());
      case Stmt.Switch s -> search.expr(s.condition());
      case Stmt.Return s -> s.value().ifPresent(search::expr);
      case Stmt.Declare(Decl.Variable v) -> search.variable(v);
      case Stmt.For s -> {
        s.condition().ifPresent(search::expr);
        s.step().ifPresent(search::expr);
      }
      case Stmt.Block _, Stmt.Declare _, Stmt.Empty _, Stmt.Labeled _, Stmt.Goto _ -> {}
      case Stmt.ComputedGoto _, Stmt.Break _, Stmt.Continue _, Stmt.Asm _ -> {}
      case Stmt.LocalLabels _, Stmt.Pragma _ -> {}
    }
    return search.found;
  }

  private void variable(Decl.Variable v) {
    if (v.storage() != Decl.Storage.STATIC && v.traits().equals(Decl.Traits.NONE)) {
      v.initializer().ifPresent(this::initializer);
    }
  }

  @Override
  public void initializer(Initializer initializer) {
    switch (initializer) {
      case Initializer.Value v -> expr(v.expr());
      case Initializer.Braces b -> b.items().forEach(item -> initializer(item.value()));
    }
  }

  @Override
  public void expr(Expr expr) {
    found.add(expr);
    switch (expr) {
      case Expr.SizeOf _, Expr.AlignOf _, Expr.OffsetOf _, Expr.TypesCompatible _ -> {}
      case Expr.Generic _, Expr.ChooseExpr _, Expr.StatementExpr _, Expr.BuiltinCall _ -> {}
      case Expr.VaArg _, Expr.CompoundLiteral _ -> {}
      case Expr.Call c when isOfCompiler(c.function()) -> {}
      case Expr _ -> Children.of(expr, this);
    }
  }

  private static boolean isOfCompiler(Expr function) {
    return function instanceof Expr.Implicit i
        && i.operand() instanceof Expr.Name n
        && n.name().startsWith("__");
  }
}
