package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.environment.ScalarTypes;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;
import java.util.Optional;

/** A local variable that keeps its value from call to call. */
final class StaticKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.STATIC_LOCAL;
  }

  @Override
  public boolean fits(Spot spot) {
    return !spot.function().pure();
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    CType number = ScalarTypes.integer(spot.policy(), kit.rng());
    boolean array = kit.rng().chance(1, 3);
    CType type =
        array
            ? new CType.Array(number, new CType.ArraySize.Fixed(kit.rng().between(2, 12)))
            : number;
    int most = Types.isBool(number) ? 1 : 100;
    Initializer start =
        array
            ? Grids.values(kit, type)
            : new Initializer.Value(kit.number(kit.rng().between(0, most)));
    Variable variable = kit.local("t_", type, Role.LOCAL);
    Stmt declaration = kit.declare(variable, Decl.Storage.STATIC, Optional.of(start));
    return array
        ? List.of(declaration)
        : List.of(
            declaration,
            kit.update(
                kit.rng().nextBoolean() ? BinaryOp.ADD : BinaryOp.XOR,
                variable.expr(),
                kit.expressions().whole(spot)));
  }
}
