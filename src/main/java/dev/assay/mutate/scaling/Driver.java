package dev.assay.mutate.scaling;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.changing.Syntax;
import dev.assay.mutate.preserving.Bindings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A number that no compiler knows, for tests that a scaling adds.
 *
 * @param added the declarations that it needs
 */
record Driver(Expr value, List<Replacement> added) {
  Driver {
    added = List.copyOf(added);
  }

  /**
   * A variable that the statement reads, so that what is added has to do with what is there; a new
   * one if it reads none.
   */
  static Driver at(Spot spot, FreshNames names) {
    Optional<Expr> own = readIn(spot.statement());
    if (own.isPresent()) {
      return new Driver(own.get(), List.of());
    }
    return added(spot, names);
  }

  /** A new variable. */
  static Driver added(Spot spot, FreshNames names) {
    String name = names.next("n");
    Decl.Variable variable = Syntax.variable(name, CType.INT, Decl.Storage.NONE, Optional.empty());
    return new Driver(
        Syntax.name(name), List.of(new Replacement.Before(spot.function(), variable)));
  }

  private static Optional<Expr> readIn(Stmt stmt) {
    Bindings inside = Bindings.of(stmt);
    for (Expr expr : Walk.expressions(stmt)) {
      if (expr instanceof Expr.Implicit(Conversion conversion, Expr.Name name, _, _)
          && conversion == Conversion.LVALUE_TO_RVALUE
          && Types.isInteger(name.type())
          && inside.local(name).isEmpty()) {
        return Optional.of(expr);
      }
    }
    return Optional.empty();
  }

  Expr compared(BinaryOp op, int with) {
    return Syntax.binary(op, value, Syntax.number(with));
  }

  /** A statement that makes a variable count: its value is added to this one. */
  Stmt add(String variable) {
    return Syntax.run(
        Syntax.assign(value, Syntax.binary(BinaryOp.ADD, value, Syntax.name(variable))));
  }

  /** The same with what another one needs. */
  Driver and(Driver other) {
    var all = new ArrayList<>(added);
    all.addAll(other.added);
    return new Driver(value, all);
  }

  /** The replacement of the statement with what is needed for it. */
  List<Replacement> with(Replacement replacement) {
    var all = new ArrayList<>(added);
    all.add(replacement);
    return all;
  }
}
