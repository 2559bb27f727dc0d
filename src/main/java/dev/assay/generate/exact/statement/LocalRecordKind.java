package dev.assay.generate.exact.statement;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;
import java.util.Optional;

/** A local struct: a copy of another, or zeros. */
final class LocalRecordKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.LOCAL_RECORD;
  }

  @Override
  public boolean fits(Spot spot) {
    return new RecordCopyKind().fits(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    Optional<Expr> other = Records.find(kit, kit::mayRead, _ -> true);
    if (other.isEmpty()) {
      return new DeclarationKind().make(spot, statements);
    }
    Variable variable = kit.local("r_", Types.unqualified(other.get().type()), Role.LOCAL);
    if (kit.rng().chance(2, 3)) {
      return List.of(DeclarationKind.declare(spot, variable, other.get()));
    }
    boolean nothing = kit.isCxx();
    List<Initializer.Item> items =
        nothing
            ? List.of()
            : List.of(new Initializer.Item(List.of(), new Initializer.Value(kit.number(0))));
    Initializer zeros = new Initializer.Braces(items, Span.NONE);
    return List.of(kit.declare(variable, Decl.Storage.NONE, Optional.of(zeros)));
  }
}
