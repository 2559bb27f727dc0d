package dev.assay.mutate.profile;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.Tags;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Which variables the statements of a program can name, by C's rules of scope. */
final class Scopes {
  private final Tags tags;
  private final Set<Stmt> chosen;
  private final List<At> found = new ArrayList<>();
  private Decl.Function function;
  private Environment globals = Environment.EMPTY;
  private int number;

  /**
   * One of the statements.
   *
   * @param number of the statement in its function, in the order of the text
   * @param globals where what is declared outside of functions begins
   */
  record At(Stmt stmt, Decl.Function function, int number, Names names, Environment globals) {}

  /**
   * What can be named at a place.
   *
   * @param environment the names declared before it
   * @param fixed from here on outwards variables may not be changed, as what is around a statement
   *     expression uses them, in no certain order; null outside of such expressions
   * @param certain whether nothing around changes what pointers point to
   */
  record Names(Environment environment, Environment fixed, boolean certain) {
    Names in(Environment inner) {
      return new Names(inner, fixed, certain);
    }
  }

  private Scopes(Tags tags, Set<Stmt> chosen) {
    this.tags = tags;
    this.chosen = chosen;
  }

  /** Of the chosen statements, by identity, in the order of the text. */
  static List<At> of(Program program, Set<Stmt> chosen) {
    var scopes = new Scopes(program.tags(), chosen);
    for (Decl decl : program.declarations()) {
      scopes.globals = scopes.globals.declaring(decl);
      if (decl instanceof Decl.Function f && f.body().isPresent()) {
        scopes.inFunction(f);
      }
    }
    return scopes.found;
  }

  private void inFunction(Decl.Function definition) {
    function = definition;
    number = 0;
    Environment inside = globals;
    for (Decl.Parameter p : definition.parameters()) {
      if (!p.name().isEmpty()) {
        inside = inside.with(new Visible(p.name(), p.type(), p.storage(), false));
      }
    }
    statement(definition.body().orElseThrow(), new Names(inside, null, true));
  }

  private void statement(Stmt stmt, Names names) {
    if (chosen.contains(stmt)) {
      found.add(new At(stmt, function, number, names, globals));
    }
    number++;
    switch (stmt) {
      case Stmt.Block block -> items(block.items(), names);
      case Stmt.For loop -> {
        var clauses = new Parts(items(loop.init(), names));
        loop.condition().ifPresent(clauses::expr);
        loop.step().ifPresent(clauses::expr);
        clauses.stmt(loop.body());
      }
      case Stmt.Declare d -> declaration(d.declaration(), names);
      case Stmt _ -> Children.of(stmt, new Parts(names));
    }
  }

  private Names items(List<Stmt> items, Names outside) {
    Names inside = outside;
    for (Stmt item : items) {
      statement(item, inside);
      if (item instanceof Stmt.Declare d) {
        inside = inside.in(inside.environment().declaring(d.declaration(), tags));
      }
    }
    return inside;
  }

  /** In its own initialiser a name stands for the variable that has no value yet. */
  private void declaration(Decl decl, Names names) {
    if (decl instanceof Decl.Variable v) {
      Names inside = names.in(names.environment().hiding(v.name()));
      v.initializer().ifPresent(i -> new Parts(inside).initializer(i));
    }
  }

  /** Looks for statements in parts that see the same names. */
  private final class Parts implements Visitor {
    private final Names names;

    Parts(Names names) {
      this.names = names;
    }

    @Override
    public void stmt(Stmt stmt) {
      statement(stmt, names);
    }

    @Override
    public void expr(Expr expr) {
      for (Sequencing.Inner inner : Sequencing.statementsIn(v -> v.expr(expr))) {
        inExpression(inner);
      }
    }

    @Override
    public void initializer(Initializer initializer) {
      for (Sequencing.Inner inner : Sequencing.statementsIn(v -> v.initializer(initializer))) {
        inExpression(inner);
      }
    }

    private void inExpression(Sequencing.Inner inner) {
      Environment around = names.environment();
      statement(
          inner.block(),
          inner.undisturbed()
              ? new Names(around, around, names.certain())
              : new Names(Environment.EMPTY, Environment.EMPTY, false));
    }
  }
}
