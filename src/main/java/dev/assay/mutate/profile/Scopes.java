package dev.assay.mutate.profile;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Which variables the statements of a program can name, by C's rules of scope. */
final class Scopes {
  private final Set<Stmt> chosen;
  private final List<At> found = new ArrayList<>();
  private Decl.Function function;
  private int number;

  /**
   * One of the statements.
   *
   * @param number of the statement in its function, in the order of the text
   * @param environment the names declared before it
   */
  record At(Stmt stmt, Decl.Function function, int number, Environment environment) {}

  private Scopes(Set<Stmt> chosen) {
    this.chosen = chosen;
  }

  /** Of the chosen statements, by identity, in the order of the text. */
  static List<At> of(Program program, Set<Stmt> chosen) {
    var scopes = new Scopes(chosen);
    Environment globals = Environment.EMPTY;
    for (Decl decl : program.declarations()) {
      globals = globals.declaring(decl, true);
      if (decl instanceof Decl.Function f && f.body().isPresent()) {
        scopes.inFunction(f, globals);
      }
    }
    return scopes.found;
  }

  private void inFunction(Decl.Function definition, Environment globals) {
    function = definition;
    number = 0;
    Environment inside = globals;
    for (Decl.Parameter p : definition.parameters()) {
      if (!p.name().isEmpty()) {
        inside = inside.with(new Visible(p.name(), p.type(), p.storage(), false));
      }
    }
    statement(definition.body().orElseThrow(), inside);
  }

  private void statement(Stmt stmt, Environment outside) {
    if (chosen.contains(stmt)) {
      found.add(new At(stmt, function, number, outside));
    }
    number++;
    switch (stmt) {
      case Stmt.Block block -> items(block.items(), outside);
      case Stmt.For loop -> {
        var clauses = new Parts(items(loop.init(), outside));
        loop.condition().ifPresent(clauses::expr);
        loop.step().ifPresent(clauses::expr);
        clauses.stmt(loop.body());
      }
      case Stmt.Declare d -> declaration(d.declaration(), outside);
      case Stmt _ -> Children.of(stmt, new Parts(outside));
    }
  }

  private Environment items(List<Stmt> items, Environment outside) {
    Environment inside = outside;
    for (Stmt item : items) {
      statement(item, inside);
      if (item instanceof Stmt.Declare d) {
        inside = inside.declaring(d.declaration(), false);
      }
    }
    return inside;
  }

  /** In its own initialiser a name stands for the variable that has no value yet. */
  private void declaration(Decl decl, Environment outside) {
    if (decl instanceof Decl.Variable v) {
      v.initializer().ifPresent(new Parts(outside.hiding(v.name()))::initializer);
    }
  }

  /** Looks for statements in parts that see the same names. */
  private final class Parts implements Visitor {
    private final Environment inside;

    Parts(Environment inside) {
      this.inside = inside;
    }

    @Override
    public void stmt(Stmt stmt) {
      statement(stmt, inside);
    }

    @Override
    public void expr(Expr expr) {
      Children.of(expr, this);
    }

    @Override
    public void initializer(Initializer initializer) {
      Children.of(initializer, this);
    }
  }
}
