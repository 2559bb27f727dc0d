package dev.assay.generate.exact.statement;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Typing;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;
import java.util.Optional;

/** A local variable with a random initial value. */
final class DeclarationKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.DECLARATION;
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    CType type = kit.types().number();
    Expr value = statements.expressions().value(spot, type);
    Variable variable = kit.local("l_", type, Role.LOCAL);
    return List.of(kit.declare(variable, value));
  }

  /** The declaration of a local variable with an initial value of a convertible type. */
  static Stmt declare(Spot spot, Variable variable, Expr value) {
    Expr converted =
        spot.typing().convertForAssignment(value, variable.type(), Typing.Purpose.INITIALIZATION);
    return new Stmt.Declare(
        new Decl.Variable(
            variable.name(),
            variable.type(),
            Decl.Storage.NONE,
            Decl.Traits.NONE,
            Optional.of(new Initializer.Value(converted)),
            List.of(),
            Optional.empty(),
            Span.NONE));
  }
}
