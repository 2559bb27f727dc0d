package dev.assay.harvest;

import dev.assay.c.CType;
import dev.assay.c.Qualifiers;
import dev.assay.c.type.Types;

/** Types as they are written, by the names that they have. */
final class Names {
  private Names() {}

  /** Without qualifiers, but by the name of a typedef if there is one. */
  static CType unqualified(CType type) {
    return switch (type) {
      case CType.Qualified q when !Types.isArray(q.base()) -> unqualified(q.base());
      case CType.Typedef t when !Types.qualifiers(t).equals(Qualifiers.NONE) ->
          unqualified(t.actual());
      case CType.Typeof t -> unqualified(t.actual());
      case CType _ -> type;
    };
  }

  /** Whether it can be written where it is not defined. */
  static boolean has(CType type) {
    return switch (type) {
      case CType.Typedef _ -> true;
      case CType.Record r -> !r.tag().isAnonymous();
      case CType.Enum e -> !e.tag().isAnonymous();
      case CType.Qualified q -> has(q.base());
      case CType.Array a -> has(a.element());
      case CType.Pointer p -> has(p.target());
      case CType.Typeof t -> has(t.actual());
      case CType.Attributed a -> has(a.base());
      case CType _ -> true;
    };
  }
}
