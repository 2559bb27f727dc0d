package dev.assay.c.type;

import dev.assay.c.CType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An object or a part of it during initialisation: its type and place. */
record Subobject(
    CType type, long offset, Optional<FieldLayout> bitField, List<InitializerLeaf.Repeat> repeats) {
  static Subobject whole(CType type) {
    return new Subobject(type, 0, Optional.empty(), List.of());
  }

  /** The position where filling starts: the first member that has a name or is anonymous. */
  long first(Layout layout) {
    return skip(0, layout);
  }

  /** The position after one, skipping unnamed bit-fields; a union has one member only. */
  long after(long position, Layout layout) {
    return Types.isUnion(type) ? count(layout) : skip(position + 1, layout);
  }

  private long skip(long position, Layout layout) {
    if (!(Types.unqualified(type) instanceof CType.Record)) {
      return position;
    }
    List<FieldLayout> fields = layout.layout(type).map(RecordLayout::fields).orElse(List.of());
    long at = position;
    while (at < fields.size() && isPadding(fields.get((int) at))) {
      at++;
    }
    return at;
  }

  private static boolean isPadding(FieldLayout field) {
    return field.isBitField() && field.field().name().isEmpty();
  }

  /** How many positions there are; an array of unknown size has no limit. */
  long count(Layout layout) {
    return switch (Types.unqualified(type)) {
      case CType.Array a ->
          a.size() instanceof CType.ArraySize.Fixed f ? f.count() : Long.MAX_VALUE;
      case CType.Vector v -> v.count();
      case CType.Record r -> layout.layout(r.tag()).map(l -> l.fields().size()).orElse(0);
      case CType.Void _, CType.NullPointer _, CType.Int _, CType.BitInt _, CType.Floating _ -> 0;
      case CType.Complex _, CType.Pointer _, CType.Function _, CType.Enum _ -> 0;
      case CType.Qualified _, CType.Typedef _, CType.Typeof _, CType.Attributed _ -> 0;
    };
  }

  /** The part at a position that {@link #count} allows. */
  Subobject at(long position, Layout layout) {
    if (Types.isRecord(type)) {
      FieldLayout field = layout.layout(type).orElseThrow().fields().get((int) position);
      FieldLayout placed = field.shifted(offset);
      Optional<FieldLayout> bits = field.isBitField() ? Optional.of(placed) : Optional.empty();
      return new Subobject(field.field().type(), placed.offset(), bits, repeats);
    }
    CType element = Types.element(type);
    long stride = layout.sizeOf(element).orElse(0);
    return new Subobject(element, offset + position * stride, Optional.empty(), repeats);
  }

  /** The parts from a position on, as many as {@code count}, that take the same value. */
  Subobject range(long position, long count, Layout layout) {
    Subobject first = at(position, layout);
    if (count == 1) {
      return first;
    }
    var more = new ArrayList<>(repeats);
    more.add(new InitializerLeaf.Repeat(count, layout.sizeOf(first.type).orElse(0)));
    return new Subobject(first.type, first.offset, first.bitField, List.copyOf(more));
  }
}
