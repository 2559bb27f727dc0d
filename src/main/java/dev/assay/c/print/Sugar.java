package dev.assay.c.print;

import dev.assay.c.CType;

/** Sees through the names and decorations that types are written with. */
final class Sugar {
  private Sugar() {}

  /** The type itself, without typedef names, typeof, attributes and qualifiers at its top. */
  static CType strip(CType type) {
    return switch (type) {
      case CType.Typedef t -> strip(t.actual());
      case CType.Typeof t -> strip(t.actual());
      case CType.Attributed a -> strip(a.base());
      case CType.Qualified q -> strip(q.base());
      case CType.Void _, CType.NullPointer _, CType.Int _, CType.BitInt _, CType.Floating _ -> type;
      case CType.Complex _, CType.Pointer _, CType.Array _, CType.Vector _, CType.Function _ ->
          type;
      case CType.Record _, CType.Enum _ -> type;
    };
  }
}
