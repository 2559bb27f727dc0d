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
import java.util.List;

/** A local variable that is const. */
final class ConstKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.CONST_LOCAL;
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    CType type = ScalarTypes.integer(spot.policy(), kit.rng());
    Expr value = kit.expressions().whole(spot);
    Variable variable = kit.local("k_", new CType.Qualified(type, Qualifiers.CONST), Role.COUNTER);
    return List.of(kit.declare(variable, value));
  }
}
