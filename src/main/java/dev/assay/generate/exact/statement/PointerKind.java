package dev.assay.generate.exact.statement;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Qualifiers;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A pointer to a variable or element in sight, through which code reads and writes on. */
final class PointerKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.POINTER_LOCAL;
  }

  @Override
  public boolean fits(Spot spot) {
    return !spot.function().pure();
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    Optional<Expr> place =
        kit.expressions()
            .places()
            .place(
                spot.withDepth(0),
                v -> v.role().isReadable() && !Types.isPointer(v.type()),
                t -> Types.isReal(t) && Types.qualifiers(t).isEmpty())
            .filter(p -> kit.isWhole(p));
    if (place.isEmpty()) {
      return new AssignmentKind().make(spot, statements);
    }
    String root = Roots.of(place.get()).orElseThrow();
    Variable owner = spot.scope().pick(kit.rng(), v -> v.name().equals(root)).orElseThrow();
    boolean writable = owner.role().isWritable();
    CType target =
        writable ? place.get().type() : new CType.Qualified(place.get().type(), Qualifiers.CONST);
    Expr address = kit.address(place.get());
    Variable pointer =
        kit.local("p_", new CType.Pointer(target), writable ? Role.LOCAL : Role.INPUT);
    var result = new ArrayList<Stmt>();
    result.add(kit.declare(pointer, address));
    if (writable) {
      Expr there = kit.target(pointer.expr());
      result.add(kit.assign(there, kit.expressions().value(spot, target)));
    }
    return result;
  }
}
