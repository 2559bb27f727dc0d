package dev.assay.c.walk;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows a visitor a node and everything below it, a node before its parts, in the order of the
 * source.
 */
public final class Walk {
  private Walk() {}

  /** The program's own declarations; those of system headers are left out. */
  public static void over(Program program, Visitor visitor) {
    for (Decl decl : program.declarations()) {
      if (!(decl instanceof Decl.Include)) {
        over(decl, visitor);
      }
    }
  }

  public static void over(Decl decl, Visitor visitor) {
    new Preorder(visitor).decl(decl);
  }

  public static void over(Stmt stmt, Visitor visitor) {
    new Preorder(visitor).stmt(stmt);
  }

  public static void over(Expr expr, Visitor visitor) {
    new Preorder(visitor).expr(expr);
  }

  public static void over(CType type, Visitor visitor) {
    new Preorder(visitor).type(type);
  }

  /** All expressions in the statement, subexpressions included. */
  public static List<Expr> expressions(Stmt stmt) {
    var found = new Expressions(new ArrayList<>());
    over(stmt, found);
    return found.list();
  }

  /** The expression and all its subexpressions. */
  public static List<Expr> expressions(Expr expr) {
    var found = new Expressions(new ArrayList<>());
    over(expr, found);
    return found.list();
  }

  /**
   * The statement and all statements in it, those in statement expressions and nested functions
   * included.
   */
  public static List<Stmt> statements(Stmt stmt) {
    List<Stmt> found = new ArrayList<>();
    over(
        stmt,
        new Visitor() {
          @Override
          public void stmt(Stmt s) {
            found.add(s);
          }
        });
    return found;
  }

  private record Expressions(List<Expr> list) implements Visitor {
    @Override
    public void expr(Expr expr) {
      list.add(expr);
    }
  }

  private record Preorder(Visitor visitor) implements Visitor {
    @Override
    public void expr(Expr expr) {
      visitor.expr(expr);
      Children.of(expr, this);
    }

    @Override
    public void stmt(Stmt stmt) {
      visitor.stmt(stmt);
      Children.of(stmt, this);
    }

    @Override
    public void decl(Decl decl) {
      visitor.decl(decl);
      Children.of(decl, this);
    }

    @Override
    public void initializer(Initializer initializer) {
      visitor.initializer(initializer);
      Children.of(initializer, this);
    }

    @Override
    public void type(CType type) {
      visitor.type(type);
      Children.of(type, this);
    }

    @Override
    public void definition(TagDef definition) {
      visitor.definition(definition);
      Children.of(definition, this);
    }
  }
}
