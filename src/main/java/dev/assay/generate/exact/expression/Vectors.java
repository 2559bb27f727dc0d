package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Declares local vectors, each computed from those before it. */
public final class Vectors {
  private static final int MOST_LEAVES = 4;

  private final Expressions expressions;

  public Vectors(Expressions expressions) {
    this.expressions = expressions;
  }

  /** Some vectors of the type; their declarations are added to the items. */
  public List<Expr> computed(Spot spot, CType type, List<Stmt> items) {
    var vectors = new ArrayList<Expr>();
    for (int i = 0; i < 2; i++) {
      vectors.add(declare(spot, items, type, start(spot, type)));
    }
    var operations = new VectorOperations(spot, type);
    for (int left = spot.rng().between(1, 4); left > 0; left--) {
      Expr result = operations.make(vectors, expressions);
      vectors.add(declare(spot, items, type, new Initializer.Value(result)));
    }
    return vectors;
  }

  /** A vector in sight, or one of elements from anywhere. */
  private Initializer start(Spot spot, CType type) {
    Optional<Expr> variable =
        expressions.places().readable(spot.withDepth(0), t -> Types.sameUnqualified(t, type));
    return variable.isPresent() && spot.rng().chance(2, 3)
        ? new Initializer.Value(variable.get())
        : elements(spot, (CType.Vector) Types.unqualified(type));
  }

  private Initializer elements(Spot spot, CType.Vector type) {
    Spot inside = spot.withDepth(0);
    var items = new ArrayList<Initializer.Item>();
    for (int i = 0; i < type.count(); i++) {
      Expr value =
          i < MOST_LEAVES ? expressions.leaf(inside) : expressions.constants().of(spot, CType.INT);
      items.add(new Initializer.Item(List.of(), new Initializer.Value(value)));
    }
    return new Initializer.Braces(items, Span.NONE);
  }

  private static Expr declare(Spot spot, List<Stmt> items, CType type, Initializer initializer) {
    String name = spot.draft().names().fresh("v_");
    Initializer typed = spot.typing().initializers().typed(type, initializer).initializer();
    items.add(new Stmt.Declare(Code.variable(name, type, Decl.Storage.NONE, Optional.of(typed))));
    return Code.name(name, type);
  }
}
