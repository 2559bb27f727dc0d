package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Tag;
import dev.assay.c.type.FieldLayout;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import java.util.stream.IntStream;

/** Finds the const members of an object that is not const as a whole. */
final class ConstParts {
  private final Layout layout;
  private final IntStream.Builder ranges = IntStream.builder();

  private ConstParts(Layout layout) {
    this.layout = layout;
  }

  /** Pairs of offset and size, in structs and in arrays of them; unions are left alone. */
  static int[] of(CType type, Layout layout) {
    var parts = new ConstParts(layout);
    parts.visit(type, 0);
    return parts.ranges.build().toArray();
  }

  private void visit(CType type, int offset) {
    CType plain = Types.unqualified(type);
    if (plain instanceof CType.Array a && Types.unqualified(a.element()) instanceof CType.Record) {
      int size = (int) layout.sizeOf(a.element()).orElse(0);
      int end = offset + (int) layout.sizeOf(a).orElse(0);
      if (size > 0 && hasConst(a.element())) {
        for (int at = offset; at < end; at += size) {
          visit(a.element(), at);
        }
      }
    } else if (plain instanceof CType.Record r && r.tag().kind() == Tag.Kind.STRUCT) {
      layout.layout(r.tag()).ifPresent(l -> l.fields().forEach(f -> field(f, offset)));
    }
  }

  private boolean hasConst(CType element) {
    return of(element, layout).length > 0;
  }

  private void field(FieldLayout field, int offset) {
    CType type = field.field().type();
    int start = offset + (int) field.offset();
    if (field.isBitField()) {
      return;
    }
    if (Types.qualifiers(type).isConst()) {
      ranges.add(start).add((int) layout.sizeOf(type).orElse(0));
    } else {
      visit(type, start);
    }
  }
}
