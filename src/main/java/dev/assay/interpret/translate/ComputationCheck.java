package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Looks for anything in a function's body but computations with integers in its own variables.
 *
 * <p>Floating-point numbers are left out, as their operations depend on the rounding mode.
 */
final class ComputationCheck implements Visitor {
  private final Predicate<String> isElsewhere;
  private final Predicate<String> computes;
  private final Set<String> own = new HashSet<>();
  private boolean passed = true;

  private ComputationCheck(Predicate<String> isElsewhere, Predicate<String> computes) {
    this.isElsewhere = isElsewhere;
    this.computes = computes;
  }

  /**
   * Whether nothing else was found.
   *
   * @param isElsewhere tells the names of variables of the file
   * @param computes tells whether another function only computes
   */
  static boolean passes(
      Decl.Function function, Predicate<String> isElsewhere, Predicate<String> computes) {
    var check = new ComputationCheck(isElsewhere, computes);
    for (Decl.Parameter parameter : function.parameters()) {
      check.declared(parameter.name(), parameter.type());
    }
    function.body().ifPresent(check::stmt);
    return check.passed;
  }

  /** A name that the file has too may stand for either of the two. */
  private void declared(String name, CType type) {
    passed &= isPlainInteger(type) && !isElsewhere.test(name);
    own.add(name);
  }

  private static boolean isPlainInteger(CType type) {
    return Types.isInteger(type)
        && !Types.qualifiers(type).isVolatile()
        && !Types.qualifiers(type).isAtomic();
  }

  @Override
  public void stmt(Stmt stmt) {
    switch (stmt) {
      case Stmt.Block _, Stmt.Empty _, Stmt.Expression _, Stmt.If _, Stmt.Return _ -> {}
      case Stmt.While _, Stmt.DoWhile _, Stmt.For _, Stmt.Break _, Stmt.Continue _ -> {}
      case Stmt.Switch _, Stmt.Declare _, Stmt.Pragma _ -> {}
      case Stmt.Labeled l -> passed &= !(l.label() instanceof Stmt.Label.Named);
      case Stmt.Goto _, Stmt.ComputedGoto _, Stmt.Asm _, Stmt.LocalLabels _ -> passed = false;
    }
    if (passed) {
      Children.of(stmt, this);
    }
  }

  @Override
  public void decl(Decl decl) {
    if (decl instanceof Decl.Variable v && isAutomatic(v.storage()) && v.attributes().isEmpty()) {
      declared(v.name(), v.type());
    } else {
      passed = false;
    }
    if (passed) {
      Children.of(decl, this);
    }
  }

  private static boolean isAutomatic(Decl.Storage storage) {
    return storage == Decl.Storage.NONE || storage == Decl.Storage.AUTO;
  }

  @Override
  public void initializer(Initializer initializer) {
    Children.of(initializer, this);
  }

  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.IntLiteral _, Expr.CharLiteral _, Expr.EnumConstant _ -> {}
      case Expr.Name n -> passed &= own.contains(n.name());
      case Expr.Unary u -> passed &= u.op() != UnaryOp.ADDRESS;
      case Expr.Step _, Expr.Assign _, Expr.CompoundAssign _, Expr.Implicit _, Expr.Cast _ -> {}
      case Expr.Binary _, Expr.Conditional _, Expr.OrElse _, Expr.Comma _ -> {}
      case Expr.Call c when isComputation(c, computes) -> {
        c.arguments().forEach(this::expr);
        return;
      }
      case Expr _ -> passed = false;
    }
    passed &= isPlainInteger(expr.type()) || Types.isVoid(expr.type());
    if (passed) {
      Children.of(expr, this);
    }
  }

  /** Whether a function is called directly, and computes. */
  static boolean isComputation(Expr.Call call, Predicate<String> computes) {
    return call.function() instanceof Expr.Implicit i
        && i.conversion() == Conversion.FUNCTION_TO_POINTER
        && i.operand() instanceof Expr.Name n
        && computes.test(n.name());
  }
}
