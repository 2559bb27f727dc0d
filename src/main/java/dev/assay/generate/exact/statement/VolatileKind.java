package dev.assay.generate.exact.statement;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Qualifiers;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.environment.ScalarTypes;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;

/** A local variable that is volatile, and what it is handed. */
final class VolatileKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.VOLATILE_LOCAL;
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    CType type = ScalarTypes.integer(spot.policy(), kit.rng());
    Expr value = kit.expressions().whole(spot);
    Variable variable =
        kit.hidden("v_", new CType.Qualified(type, Qualifiers.VOLATILE), Role.LOCAL);
    var result = new ArrayList<Stmt>();
    result.add(kit.declare(variable, value));
    if (kit.rng().nextBoolean()) {
      result.add(kit.assign(variable.expr(), Mixes.once(kit, variable.expr())));
    }
    kit.sink().ifPresent(s -> result.add(kit.assign(s, variable.expr())));
    return result;
  }
}
