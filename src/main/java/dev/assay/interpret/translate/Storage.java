package dev.assay.interpret.translate;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Qualifiers;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import java.util.List;

/** Where variables live and how they are aligned. */
final class Storage {
  private Storage() {}

  /** Whether a variable of the type can live in a slot as long as its address is not taken. */
  static boolean fitsSlot(CType type) {
    Qualifiers qualifiers = Types.qualifiers(type);
    return Types.isScalar(type)
        && !Types.isComplex(type)
        && !qualifiers.isVolatile()
        && !qualifiers.isAtomic();
  }

  static int alignment(Decl.Variable variable, Layout layout) {
    int align = layout.alignOf(variable.type());
    align = Math.max(align, (int) variable.traits().alignas().orElse(1));
    return Math.max(align, requested(variable.attributes(), layout));
  }

  private static int requested(List<Attribute> attributes, Layout layout) {
    int align = 1;
    for (Attribute attribute : attributes) {
      if (attribute.name().equals("aligned")) {
        align = Math.max(align, (int) attribute.value().orElse(layout.model().maxAlign()));
      }
    }
    return align;
  }

  /** Whether the type, or a member or element of it, is volatile. */
  static boolean hasVolatile(CType type, Layout layout) {
    if (Types.qualifiers(type).isVolatile()) {
      return true;
    }
    return switch (Types.unqualified(type)) {
      case CType.Array a -> hasVolatile(a.element(), layout);
      case CType.Record r ->
          layout
              .layout(r.tag())
              .map(l -> l.fields().stream().anyMatch(f -> hasVolatile(f.field().type(), layout)))
              .orElse(false);
      case CType _ -> false;
    };
  }
}
