package dev.assay.generate.grammar.statement;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.environment.DrawnTypes;
import dev.assay.generate.grammar.environment.Initials;
import dev.assay.generate.grammar.expression.Values;
import java.util.Optional;

/** Makes local variables, which are in scope from there on. */
final class Locals {
  private static final int STATIC_ONE_IN = 12;

  private Locals() {}

  static Stmt declared(Place place) {
    CType type = DrawnTypes.object(place.sketch());
    boolean stays = place.rng().chance(1, STATIC_ONE_IN);
    boolean listed = stays || Types.isArray(type) || Types.isRecord(type);
    Initializer initial =
        listed
            ? Initials.of(place.sketch(), type)
            : new Initializer.Value(
                place
                    .typing()
                    .convertForAssignment(
                        Values.of(place.withDepth(1), type), type, Typing.Purpose.INITIALIZATION));
    var variable = new Variable(place.sketch().names().fresh("v"), type, Role.LOCAL, false);
    place.scope().declare(variable);
    return new Stmt.Declare(
        Code.variable(
            variable.name(),
            type,
            stays ? Decl.Storage.STATIC : Decl.Storage.NONE,
            Optional.of(initial)));
  }
}
