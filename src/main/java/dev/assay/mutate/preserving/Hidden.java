package dev.assay.mutate.preserving;

import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import dev.assay.mutate.Facts;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/** The variables of a function that only it touches, and only by their names. */
final class Hidden implements Predicate<String> {
  private final Set<String> local;
  private final boolean isKnown;

  private Hidden(Set<String> local, boolean isKnown) {
    this.local = local;
    this.isKnown = isKnown;
  }

  static Hidden of(Decl.Function function, Facts facts) {
    return facts.memo().of(function, Hidden.class, () -> of(function, facts.program()));
  }

  private static Hidden of(Decl.Function function, Program program) {
    var search = new Search();
    function.parameters().forEach(p -> search.local.add(p.name()));
    function.body().ifPresent(search::stmt);
    search.local.removeAll(search.exposed);
    if (!search.local.isEmpty()) {
      program
          .allDeclarations()
          .filter(Decl.Variable.class::isInstance)
          .forEach(d -> search.local.remove(((Decl.Variable) d).name()));
    }
    return new Hidden(search.local, !search.isStrange);
  }

  @Override
  public boolean test(String name) {
    return isKnown && local.contains(name);
  }

  /** A name counts for all variables of that name. */
  private static final class Search implements Visitor {
    private final Set<String> local = new HashSet<>();
    private final Set<String> exposed = new HashSet<>();
    private boolean isStrange;

    @Override
    public void stmt(Stmt stmt) {
      isStrange |= stmt instanceof Stmt.Asm;
      Children.of(stmt, this);
    }

    @Override
    public void decl(Decl decl) {
      switch (decl) {
        case Decl.Variable v -> {
          boolean own = v.storage() != Decl.Storage.STATIC && v.storage() != Decl.Storage.EXTERN;
          (own && v.attributes().isEmpty() ? local : exposed).add(v.name());
        }
        case Decl.Function f -> isStrange |= f.body().isPresent();
        case Decl _ -> {}
      }
      Children.of(decl, this);
    }

    @Override
    public void initializer(dev.assay.c.Initializer initializer) {
      Children.of(initializer, this);
    }

    @Override
    public void type(dev.assay.c.CType type) {
      Children.of(type, this);
    }

    @Override
    public void expr(Expr expr) {
      switch (expr) {
        case Expr.Unary u when u.op() == UnaryOp.ADDRESS -> expose(u.operand());
        case Expr.Index i when decayed(i.base()) != null -> {
          expr(decayed(i.base()));
          expr(i.index());
        }
        case Expr.Implicit i when decayed(i) != null -> expose(i.operand());
        case Expr _ -> Children.of(expr, this);
      }
    }

    private void expose(Expr lvalue) {
      Footprint.root(lvalue).ifPresent(exposed::add);
      expr(lvalue);
    }

    private static Expr decayed(Expr pointer) {
      return pointer instanceof Expr.Implicit i && i.conversion() == Conversion.ARRAY_TO_POINTER
          ? i.operand()
          : null;
    }
  }
}
