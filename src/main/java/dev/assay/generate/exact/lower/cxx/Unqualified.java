package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Qualifiers;
import dev.assay.c.type.Types;

/** Types of objects that are assigned to although they were constant. */
final class Unqualified {
  private Unqualified() {}

  /** The type without const at its top, or at that of an array's elements. */
  static CType of(CType type) {
    if (!Types.qualifiers(type).isConst()) {
      return type;
    }
    CType plain = Types.unqualified(type);
    if (plain instanceof CType.Array a) {
      return new CType.Array(of(a.element()), a.size());
    }
    Qualifiers old = Types.qualifiers(type);
    return Types.qualified(
        plain, new Qualifiers(false, old.isVolatile(), old.isRestrict(), old.isAtomic()));
  }
}
