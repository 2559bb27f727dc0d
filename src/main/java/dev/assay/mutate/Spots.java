package dev.assay.mutate;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import dev.assay.mutate.Spot.Surroundings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * All spots of a program.
 *
 * <p>Statements that stand where no others can, the first clauses of {@code for}, have numbers but
 * are no spots. What is in nested functions, or in operands that are not evaluated such as those of
 * {@code sizeof}, has none.
 */
public final class Spots {
  private final List<Spot> all;
  private final Map<Site, Spot> bySite;

  private Spots(List<Spot> all) {
    this.all = List.copyOf(all);
    this.bySite = HashMap.newHashMap(all.size());
    all.forEach(spot -> bySite.put(spot.site(), spot));
  }

  /** Those of functions that have one definition, in the order of the text. */
  public static Spots of(Program program) {
    Map<String, Long> definitions =
        program
            .allDeclarations()
            .filter(d -> d instanceof Decl.Function f && f.body().isPresent())
            .collect(Collectors.groupingBy(d -> ((Decl.Function) d).name(), Collectors.counting()));
    List<Spot> found = new ArrayList<>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function f
          && f.body().isPresent()
          && definitions.get(f.name()) == 1) {
        var walk = new FunctionWalk(f, found);
        Stmt.Block body = f.body().get();
        walk.statement(body, new Surroundings(body, false, false, false, false));
      }
    }
    return new Spots(found);
  }

  public List<Spot> all() {
    return all;
  }

  public Optional<Spot> at(Site site) {
    return Optional.ofNullable(bySite.get(site));
  }

  private static final class FunctionWalk {
    private final Decl.Function function;
    private final List<Spot> found;
    private int number;

    FunctionWalk(Decl.Function function, List<Spot> found) {
      this.function = function;
      this.found = found;
    }

    void statement(Stmt stmt, Surroundings at) {
      found.add(new Spot(new Site(function.name(), number++), function, stmt, at));
      inside(stmt, at);
    }

    private void inside(Stmt stmt, Surroundings at) {
      if (stmt instanceof Stmt.For loop) {
        for (Stmt clause : loop.init()) {
          number++;
          Children.of(clause, new Parts(clause, at));
        }
        loop.condition().ifPresent(e -> expression(e, stmt));
        loop.step().ifPresent(e -> expression(e, stmt));
        statement(loop.body(), below(stmt, at));
      } else {
        Children.of(stmt, new Parts(stmt, at));
      }
    }

    private void expression(Expr expr, Stmt holder) {
      new Parts(holder, new Surroundings(holder, false, false, false, true)).expr(expr);
    }

    private static Surroundings below(Stmt parent, Surroundings at) {
      boolean loop =
          parent instanceof Stmt.While
              || parent instanceof Stmt.DoWhile
              || parent instanceof Stmt.For;
      return new Surroundings(
          parent,
          at.inLoop() || loop,
          at.inBreakable() || loop || parent instanceof Stmt.Switch,
          parent instanceof Stmt.Block,
          at.inExpression());
    }

    /** Shown the parts of one statement. */
    private final class Parts implements Visitor {
      private final Stmt parent;
      private final Surroundings at;

      Parts(Stmt parent, Surroundings at) {
        this.parent = parent;
        this.at = at;
      }

      @Override
      public void stmt(Stmt stmt) {
        statement(stmt, below(parent, at));
      }

      @Override
      public void expr(Expr expr) {
        switch (expr) {
          // What leaves a statement expression is not for every compiler.
          case Expr.StatementExpr s ->
              statement(s.block(), new Surroundings(parent, false, false, false, true));
          case Expr.SizeOf _, Expr.AlignOf _, Expr.OffsetOf _, Expr.TypesCompatible _ -> {}
          case Expr.Generic g -> expr(g.chosen());
          case Expr.ChooseExpr c -> expr(c.chosen());
          case Expr _ -> Children.of(expr, this);
        }
      }

      @Override
      public void decl(Decl decl) {
        if (decl instanceof Decl.Variable v) {
          v.initializer().ifPresent(this::initializer);
        }
      }

      @Override
      public void initializer(Initializer initializer) {
        Children.of(initializer, this);
      }

      @Override
      public void type(CType type) {
        // Types may be shared by several declarations: what is in them has no address.
      }
    }
  }
}
