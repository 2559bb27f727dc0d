package dev.assay.generate.exact.environment;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What the pointers of the environment point to: parts of global variables of the pointer's own
 * role, so that who may read or write through it may read or write there.
 */
public final class Targets {
  private final Draft draft;
  private final Paths paths;

  public Targets(Draft draft) {
    this.draft = draft;
    this.paths = new Paths(draft);
  }

  /** The address of an object for a pointer of the type; there must be one. */
  public Expr address(CType pointer, Role role) {
    List<Expr> all = objects(pointer, role);
    return addressOf(draft.rng().pick(all));
  }

  Expr addressOf(Expr object) {
    return draft.typing().unary(UnaryOp.ADDRESS, object, Span.NONE);
  }

  boolean exist(CType pointer, Role role) {
    return !objects(pointer, role).isEmpty();
  }

  private List<Expr> objects(CType pointer, Role role) {
    CType target = Types.target(pointer);
    return all(role, type -> suits(type, target));
  }

  private static boolean suits(CType object, CType target) {
    return Types.sameUnqualified(object, target)
        && Types.qualifiers(target).includes(Types.qualifiers(object));
  }

  /** One of the objects of the role whose type is wanted. */
  Optional<Expr> any(Role role, Predicate<CType> wanted) {
    List<Expr> all = all(role, wanted);
    return all.isEmpty() ? Optional.empty() : Optional.of(draft.rng().pick(all));
  }

  private List<Expr> all(Role role, Predicate<CType> wanted) {
    var result = new ArrayList<Expr>();
    for (Variable variable : draft.globals()) {
      if (variable.role() == role && !Shapes.isWatched(variable.type())) {
        result.addAll(paths.parts(variable.expr(), wanted));
      }
    }
    return result;
  }

  /** The types of the pointers inside objects of the type. */
  List<CType> pointersIn(CType type) {
    return switch (Types.unqualified(type)) {
      case CType.Pointer pointer -> List.of(pointer);
      case CType.Array array -> pointersIn(array.element());
      case CType.Record record ->
          Shapes.fields(record, draft.tags()).stream()
              .flatMap(f -> pointersIn(f.type()).stream())
              .toList();
      case CType _ -> List.of();
    };
  }
}
