package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A number that a program computes, to be computed at another place too.
 *
 * @param names what it is written with
 */
record Copyable(Expr expr, Set<String> names, NameScope scope) {
  private static final int LARGEST = 20;

  /** Those among the sites of a program. */
  static List<Copyable> among(List<ExprSite> sites, boolean conservative) {
    return sites.stream()
        .filter(ExprSite::isUsed)
        .filter(site -> Types.isReal(site.type()))
        .filter(site -> !conservative || Caution.isHarmless(site.expr()))
        .flatMap(site -> of(site).stream())
        .toList();
  }

  /** Whether its names stand for the same at the site. */
  boolean fits(ExprSite site) {
    return scope.agrees(names, site.scope());
  }

  private static Optional<Copyable> of(ExprSite site) {
    var parts = new Parts();
    Walk.over(site.expr(), parts);
    return parts.isStrange || parts.count > LARGEST
        ? Optional.empty()
        : Optional.of(new Copyable(site.expr(), parts.names, site.scope()));
  }

  private static final class Parts implements Visitor {
    private final Set<String> names = new HashSet<>();
    private int count;
    private boolean isStrange;

    @Override
    public void expr(Expr expr) {
      count++;
      switch (expr) {
        case Expr.Name n -> {
          names.add(n.name());
          isStrange |= n.name().startsWith("__");
        }
        case Expr.EnumConstant e -> names.add(e.name());
        case Expr.Call c -> isStrange |= Callees.isDelicate(c);
        case Expr.StatementExpr _, Expr.CompoundLiteral _, Expr.LabelAddress _ -> isStrange = true;
        case Expr.BuiltinCall _, Expr.VaArg _, Expr.Generic _, Expr.ChooseExpr _ ->
            isStrange = true;
        case Expr _ -> {}
      }
    }

    @Override
    public void type(CType type) {
      switch (type) {
        case CType.Typedef t -> names.add(t.name());
        // Which type a tag means is another question at every place.
        case CType.Record _, CType.Enum _, CType.Typeof _ -> isStrange = true;
        case CType _ -> {}
      }
    }
  }
}
