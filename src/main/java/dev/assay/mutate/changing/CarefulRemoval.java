package dev.assay.mutate.changing;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Spot;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Guesses which statements a program can do without and stay defined. */
final class CarefulRemoval {
  private CarefulRemoval() {}

  static boolean allows(Spot spot) {
    Stmt stmt = spot.statement();
    Stmt.Block body = spot.function().body().orElseThrow();
    Set<String> written = written(stmt);
    return Walk.statements(stmt).stream().noneMatch(CarefulRemoval::leaves)
        && onlyHere(stmt, body).stream().noneMatch(uninitialised(body)::contains)
        && loops(stmt, body).stream().noneMatch(written::contains);
  }

  /** What follows may rely on not being reached. */
  private static boolean leaves(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Return _, Stmt.Break _, Stmt.Continue _, Stmt.Goto _, Stmt.ComputedGoto _ -> true;
      case Stmt _ -> false;
    };
  }

  private static Set<String> uninitialised(Stmt.Block body) {
    Set<String> names = new HashSet<>();
    for (Stmt stmt : Walk.statements(body)) {
      if (stmt instanceof Stmt.Declare(Decl.Variable v)
          && v.initializer().isEmpty()
          && v.storage() != Decl.Storage.STATIC) {
        names.add(v.name());
      }
    }
    return names;
  }

  /** The variables that nothing else in the body writes as a whole. */
  private static Set<String> onlyHere(Stmt stmt, Stmt.Block body) {
    Set<String> names = written(stmt);
    List<Expr> inside = Walk.expressions(stmt);
    for (Expr expr : Walk.expressions(body)) {
      if (expr instanceof Expr.Assign(Expr.Name n, var _, var _, var _)
          && inside.stream().noneMatch(other -> other == expr)) {
        names.remove(n.name());
      }
    }
    return names;
  }

  private static Set<String> written(Stmt stmt) {
    Set<String> names = new HashSet<>();
    for (Expr expr : Walk.expressions(stmt)) {
      Optional<Expr> object =
          switch (expr) {
            case Expr.Assign a -> Optional.of(a.target());
            case Expr.CompoundAssign a -> Optional.of(a.target());
            case Expr.Step s -> Optional.of(s.operand());
            case Expr.Unary u when u.op() == UnaryOp.ADDRESS -> Optional.of(u.operand());
            case Expr.Call c -> Optional.of(c);
            case Expr _ -> Optional.empty();
          };
      object.ifPresent(o -> names.addAll(Names.used(o)));
    }
    return names;
  }

  /** What the conditions of the loops around are made of. */
  private static Set<String> loops(Stmt stmt, Stmt.Block body) {
    Set<String> names = new HashSet<>();
    for (Stmt loop : Walk.statements(body)) {
      Optional<Expr> condition =
          switch (loop) {
            case Stmt.While w -> Optional.of(w.condition());
            case Stmt.DoWhile w -> Optional.of(w.condition());
            case Stmt.For f -> f.condition();
            case Stmt _ -> Optional.empty();
          };
      if (loop != stmt && Walk.statements(loop).stream().anyMatch(inner -> inner == stmt)) {
        condition.ifPresent(c -> names.addAll(Names.used(c)));
      }
    }
    return names;
  }
}
