package dev.assay.generate.exact.statement;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.environment.ScalarTypes;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A local array with values for all, the first or, in C, some elements. */
final class LocalArrayKind implements StatementKind {
  private static final int MOST_ELEMENTS = 16;
  private static final int FEW = 6;

  @Override
  public Feature feature() {
    return Feature.LOCAL_ARRAY;
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    CType element = ScalarTypes.integer(spot.policy(), kit.rng());
    int count = kit.rng().between(2, MOST_ELEMENTS);
    CType type = new CType.Array(element, new CType.ArraySize.Fixed(count));
    boolean two = kit.rng().chance(1, 4);
    CType whole = two ? new CType.Array(type, new CType.ArraySize.Fixed(2)) : type;
    Initializer start =
        two
            ? Grids.values(kit, whole)
            : kit.isCxx() || kit.rng().nextBoolean()
                ? listed(kit, element, count)
                : designated(kit, element, count);
    Variable variable = kit.local("a_", whole, Role.LOCAL);
    return List.of(kit.declare(variable, Decl.Storage.NONE, Optional.of(start)));
  }

  private static Initializer listed(Kit kit, CType element, int count) {
    var items = new ArrayList<Initializer.Item>();
    for (int i = 0; i < Math.min(count, kit.rng().between(1, FEW)); i++) {
      items.add(new Initializer.Item(List.of(), new Initializer.Value(value(kit, element))));
    }
    return new Initializer.Braces(items, Span.NONE);
  }

  /** {@code {[3] = x, [5 ... 7] = y}}, rising, so that nothing is overridden. */
  private static Initializer designated(Kit kit, CType element, int count) {
    var items = new ArrayList<Initializer.Item>();
    int at = kit.rng().nextInt(2);
    while (at < count && items.size() < FEW) {
      int end = kit.rng().chance(1, 4) ? Math.min(count - 1, at + 2) : at;
      // The value of a range is made once and stored often: it must not have effects.
      Expr value = end > at ? kit.number(kit.rng().between(0, 1)) : value(kit, element);
      Initializer.Designator place =
          end > at
              ? new Initializer.Designator.Range(kit.number(at), kit.number(end))
              : new Initializer.Designator.Index(kit.number(at));
      items.add(new Initializer.Item(List.of(place), new Initializer.Value(value)));
      at = end + kit.rng().between(1, 3);
    }
    return items.isEmpty() ? listed(kit, element, count) : new Initializer.Braces(items, Span.NONE);
  }

  /** In C++ a list takes no value that may not fit. */
  private static Expr value(Kit kit, CType element) {
    if (kit.rng().chance(1, 3)) {
      return kit.number(kit.rng().between(0, Types.isBool(element) ? 1 : 100));
    }
    Expr any = kit.small();
    return kit.isCxx() ? kit.operations().cast(element, any) : any;
  }
}
