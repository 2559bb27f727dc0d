package dev.assay.c.edit;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Knows in which external declaration each node of a program stands, so that those without any
 * replacement need not be gone through. Every node must be an object of its own, as a parser makes
 * them.
 */
public final class Homes {
  private final Map<Object, Decl> homes = new IdentityHashMap<>();

  private Homes() {}

  public static Homes of(Program program) {
    var found = new Homes();
    for (Decl decl : program.declarations()) {
      found.homes.put(decl, decl);
      if (!(decl instanceof Decl.Include)) {
        Walk.over(decl, found.new Search(decl));
      }
    }
    return found;
  }

  /** Those that replacements are in; empty if they may be anywhere. */
  Optional<Set<Decl>> of(Collection<Replacement> replacements) {
    Set<Decl> found = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Replacement replacement : replacements) {
      Decl home = home(replacement);
      if (home == null) {
        return Optional.empty();
      }
      found.add(home);
    }
    return Optional.of(found);
  }

  /** Whether it is one of the program's external declarations. */
  boolean isHome(Decl decl) {
    return homes.get(decl) == decl;
  }

  /** Null if it has no single one. */
  private Decl home(Replacement replacement) {
    return switch (replacement) {
      case Replacement.OfExpr r -> homes.get(r.old());
      case Replacement.OfStmt r -> homes.get(r.old());
      case Replacement.OfDecl r -> homes.get(r.old());
      case Replacement.OfInitializer r -> homes.get(r.old());
      case Replacement.OfParameter r -> homes.get(r.function());
      case Replacement.OfResult r -> homes.get(r.function());
      case Replacement.WithoutArgument r -> homes.get(r.call());
      case Replacement.WithoutItem r -> homes.get(r.braces());
      case Replacement.AtStart r -> homes.get(r.block());
      case Replacement.Before r -> homes.get(r.place());
      case Replacement.OfTag _, Replacement.OfMember _, Replacement.OfType _ -> null;
      case Replacement.MergedUnits _ -> null;
    };
  }

  private final class Search implements Visitor {
    private final Decl home;

    Search(Decl home) {
      this.home = home;
    }

    @Override
    public void expr(Expr expr) {
      homes.put(expr, home);
    }

    @Override
    public void stmt(Stmt stmt) {
      homes.put(stmt, home);
    }

    @Override
    public void decl(Decl decl) {
      homes.put(decl, home);
    }

    @Override
    public void initializer(Initializer initializer) {
      homes.put(initializer, home);
    }
  }
}
