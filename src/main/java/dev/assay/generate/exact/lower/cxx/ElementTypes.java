package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.Tags;
import dev.assay.c.type.Types;

/** Tells what can be the element of a container. */
record ElementTypes(Tags tags) {
  static CType innermost(CType type) {
    return Types.unqualified(type) instanceof CType.Array a ? innermost(a.element()) : type;
  }

  /** Whether objects of the type can be copied and need no alignment of their own. */
  boolean isOrdinary(CType type) {
    return switch (type) {
      case CType.Int _, CType.Floating _, CType.Enum _ -> true;
      case CType.Pointer p -> !Types.isVariablyModified(p);
      case CType.Array a -> isOrdinary(a.element());
      case CType.Typedef t -> isOrdinary(t.actual());
      case CType.Qualified q -> !q.qualifiers().isVolatile() && isOrdinary(q.base());
      case CType.Record(Tag tag) ->
          !tag.isAnonymous() && tags.record(tag).filter(this::isOrdinary).isPresent();
      case CType.Void _, CType.NullPointer _, CType.BitInt _, CType.Complex _ -> false;
      case CType.Vector _, CType.Function _, CType.Typeof _, CType.Attributed _ -> false;
    };
  }

  private boolean isOrdinary(TagDef.RecordDef record) {
    return record.attributes().isEmpty()
        && record.pack() == 0
        && record.fields().stream()
            .allMatch(f ->
                f.attributes().isEmpty()
                    && f.alignas().isEmpty()
                    && !f.isAnonymousMember()
                    && !Types.qualifiers(f.type()).isConst()
                    && isOrdinary(f.type()));
  }
}
