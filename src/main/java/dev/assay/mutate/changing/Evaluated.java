package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import java.util.ArrayList;
import java.util.List;

/**
 * Expressions of function bodies that are evaluated and need not be constant, in the order of the
 * text; any value of the same type could stand there.
 */
final class Evaluated implements Visitor {
  /** One of them, and the function that it is in. */
  record Site(Decl.Function function, Expr expr) {}

  private final Decl.Function function;
  private final List<Site> found;

  private Evaluated(Decl.Function function, List<Site> found) {
    this.function = function;
    this.found = found;
  }

  static List<Site> in(Program program) {
    var found = new ArrayList<Site>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function f && f.body().isPresent()) {
        new Evaluated(f, found).stmt(f.body().get());
      }
    }
    return found;
  }

  /**
   * Those that are values: no lvalues, and no conversions that C makes but the reads of lvalues.
   */
  static List<Site> values(Program program) {
    return in(program).stream().filter(site -> isValue(site.expr())).toList();
  }

  private static boolean isValue(Expr expr) {
    return !expr.isLvalue()
        && !isAtomicStore(expr)
        && (!(expr instanceof Expr.Implicit i) || i.conversion() == Conversion.LVALUE_TO_RVALUE);
  }

  /** clang gives its value an atomic type, with which little can be done. */
  private static boolean isAtomicStore(Expr expr) {
    return switch (expr) {
      case Expr.Assign a -> Types.qualifiers(a.target().type()).isAtomic();
      case Expr.CompoundAssign a -> Types.qualifiers(a.target().type()).isAtomic();
      case Expr.Step s -> Types.qualifiers(s.operand().type()).isAtomic();
      case Expr _ -> false;
    };
  }

  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.SizeOf _, Expr.AlignOf _, Expr.OffsetOf _, Expr.TypesCompatible _ -> {}
      // What these choose depends on types and constants.
      case Expr.Generic _, Expr.ChooseExpr _, Expr.BuiltinCall _ -> {}
      case Expr.Implicit i when i.conversion() == Conversion.NULL_TO_POINTER -> {}
      case Expr.Cast c when c.conversion() == Conversion.NULL_TO_POINTER -> found(expr);
      case Expr.Call c when isBuiltin(c) -> found(expr);
      case Expr _ -> {
        found(expr);
        Children.of(expr, this);
      }
    }
  }

  private void found(Expr expr) {
    found.add(new Site(function, expr));
  }

  /** Many builtins ask for constants. */
  static boolean isBuiltin(Expr.Call call) {
    Expr called = call.function() instanceof Expr.Implicit i ? i.operand() : call.function();
    return called instanceof Expr.Name n && n.name().startsWith("__");
  }

  @Override
  public void stmt(Stmt stmt) {
    switch (stmt) {
      case Stmt.Labeled l -> stmt(l.body());
      case Stmt.Asm _ -> {}
      case Stmt _ -> Children.of(stmt, this);
    }
  }

  @Override
  public void decl(Decl decl) {
    if (decl instanceof Decl.Variable v
        && v.storage() != Decl.Storage.STATIC
        && v.storage() != Decl.Storage.EXTERN
        && !v.traits().inferred()
        && !v.traits().constexpr()) {
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
  public void type(CType type) {
    // Types may be shared by several declarations.
  }
}
