package dev.assay.generate.grammar.snippet;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The pairs of nested rules in code: {@code for>if} where an {@code if} stands right inside a
 * {@code for}.
 *
 * <p>Rules are told by the tree, so that it does not matter who wrote the code.
 */
public final class RulePairs {
  private RulePairs() {}

  public static SortedSet<String> of(List<Stmt> statements) {
    var pairs = new TreeSet<String>();
    statements.forEach(s -> new Below("snippet", pairs).stmt(s));
    return pairs;
  }

  /** Looks at what is right below something, and goes on below that. */
  private record Below(String parent, SortedSet<String> pairs) implements Visitor {
    private Below at(Object node) {
      String name = name(node);
      pairs.add(parent + ">" + name);
      return new Below(name, pairs);
    }

    private static String name(Object node) {
      return switch (node) {
        case Expr.Binary b -> b.op().symbol();
        case Expr.Unary u -> u.op().symbol();
        case Expr.CompoundAssign c -> c.op().symbol() + "=";
        case Object other -> other.getClass().getSimpleName();
      };
    }

    @Override
    public void stmt(Stmt stmt) {
      // A block adds nothing to the statement that it is the body of.
      Children.of(stmt, stmt instanceof Stmt.Block ? this : at(stmt));
    }

    @Override
    public void expr(Expr expr) {
      Children.of(expr, expr instanceof Expr.Implicit ? this : at(expr));
    }

    @Override
    public void decl(Decl decl) {
      Children.of(decl, this);
    }

    @Override
    public void initializer(Initializer initializer) {
      Children.of(initializer, this);
    }

    @Override
    public void type(CType type) {
      Children.of(type, at(type));
    }

    @Override
    public void definition(TagDef definition) {
      Children.of(definition, this);
    }
  }
}
