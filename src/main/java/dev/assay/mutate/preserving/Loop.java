package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A loop of any kind.
 *
 * @param init what comes before it, in the loop's scope
 * @param condition none if it goes on for ever
 * @param testsLast whether the first iteration comes before the first test
 */
record Loop(
    List<Stmt> init, Optional<Expr> condition, Optional<Expr> step, Stmt body, boolean testsLast) {
  private static final int LARGEST_COPY = 60;

  static Optional<Loop> of(Stmt stmt) {
    return switch (stmt) {
      case Stmt.While w -> Optional.of(plain(w.condition(), w.body(), false));
      case Stmt.DoWhile w -> Optional.of(plain(w.condition(), w.body(), true));
      case Stmt.For f -> Optional.of(new Loop(f.init(), f.condition(), f.step(), f.body(), false));
      case Stmt _ -> Optional.empty();
    };
  }

  private static Loop plain(Expr condition, Stmt body, boolean testsLast) {
    return new Loop(List.of(), Optional.of(condition), Optional.empty(), body, testsLast);
  }

  /** A loop whose parts may be written twice. */
  static Optional<Loop> toCopy(Spot spot) {
    Stmt stmt = spot.statement();
    return Nesting.isPossible(spot) && isCopyable(stmt) && Flow.of(stmt).isEnteredAtStart()
        ? of(stmt)
        : Optional.empty();
  }

  private static boolean isCopyable(Stmt stmt) {
    if (Walk.statements(stmt).size() > LARGEST_COPY) {
      return false;
    }
    var search = new OnlyOnce();
    Walk.over(stmt, search);
    return !search.found;
  }

  /** The body in a scope of its own. */
  Stmt.Block iteration() {
    return body instanceof Stmt.Block block ? block : block(body);
  }

  /** A statement for the step, if there is one. */
  List<Stmt> stepped() {
    return step.<Stmt>map(e -> new Stmt.Expression(e, Span.NONE)).stream().toList();
  }

  /** The loop without what comes before it. */
  Stmt rest() {
    if (step.isEmpty() && condition.isPresent()) {
      return new Stmt.While(condition.get(), iteration(), Span.NONE);
    }
    return new Stmt.For(List.of(), condition, step, iteration(), Span.NONE);
  }

  static Stmt.Block block(Stmt... items) {
    return new Stmt.Block(List.of(items), Span.NONE);
  }

  static Stmt.Block block(List<Stmt> first, Stmt last) {
    var all = new ArrayList<>(first);
    all.add(last);
    return new Stmt.Block(all, Span.NONE);
  }

  /** Looks for what there must not be two of. */
  private static final class OnlyOnce implements Visitor {
    private boolean found;

    @Override
    public void decl(Decl decl) {
      found |=
          !(decl instanceof Decl.Variable v)
              || v.storage() == Decl.Storage.STATIC
              || v.storage() == Decl.Storage.EXTERN
              || !v.traits().equals(Decl.Traits.NONE);
    }

    @Override
    public void expr(Expr expr) {
      found |= expr instanceof Expr.StatementExpr || expr instanceof Expr.CompoundLiteral;
    }

    @Override
    public void type(CType type) {
      boolean isUnnamed =
          type instanceof CType.Record r && r.tag().isAnonymous()
              || type instanceof CType.Enum e && e.tag().isAnonymous();
      found |= isUnnamed || type instanceof CType.Typeof;
    }
  }
}
