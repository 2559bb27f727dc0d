package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.FloatKind;
import dev.assay.c.Tag;
import dev.assay.c.type.FieldLayout;
import dev.assay.c.type.Layout;
import dev.assay.c.type.RecordLayout;
import dev.assay.c.type.Types;

/** The bits of an object that hold no value, as a mask over its bytes. */
final class PaddingBits {
  /** The bytes of an x87 number that count. */
  private static final int X87_BYTES = 10;

  private final Layout layout;
  private final byte[] mask;

  PaddingBits(Layout layout, int size) {
    this.layout = layout;
    this.mask = new byte[size];
  }

  byte[] mask() {
    return mask;
  }

  boolean isEmpty() {
    for (byte b : mask) {
      if (b != 0) {
        return false;
      }
    }
    return true;
  }

  /** All padding of a value of the type at the offset; that of unions depends on what they hold. */
  void addAll(CType type, int offset) {
    CType plain = Types.unqualified(type);
    switch (plain) {
      case CType.Array a -> addElements(a, offset);
      case CType.Record r when r.tag().kind() == Tag.Kind.STRUCT ->
          layout.layout(r.tag()).ifPresent(l -> addStruct(l, offset));
      case CType.Floating f when f.kind() == FloatKind.LONG_DOUBLE -> addTail(f, offset);
      case CType _ -> {
        // Every bit counts.
      }
    }
  }

  private void addElements(CType.Array array, int offset) {
    int size = (int) layout.sizeOf(array.element()).orElse(0);
    int end = offset + (int) layout.sizeOf(array).orElse(0);
    for (int at = offset; size > 0 && at < end; at += size) {
      addAll(array.element(), at);
    }
  }

  private void addTail(CType.Floating type, int offset) {
    int size = (int) layout.sizeOf(type).orElse(0);
    if (size > X87_BYTES) {
      set(8L * (offset + X87_BYTES), 8L * (size - X87_BYTES), true);
    }
  }

  private void addStruct(RecordLayout record, int offset) {
    addOwn(record, offset);
    for (FieldLayout field : record.fields()) {
      if (!field.isBitField()) {
        addAll(field.field().type(), offset + (int) field.offset());
      }
    }
  }

  /** The padding of a struct itself, without that inside its members. */
  void addOwn(RecordLayout record, int offset) {
    var own = new PaddingBits(layout, (int) record.size());
    own.set(0, 8 * record.size(), true);
    for (FieldLayout field : record.fields()) {
      own.set(field.bitOffset(), bits(field), false);
    }
    for (int i = 0; i < own.mask.length; i++) {
      mask[offset + i] |= own.mask[i];
    }
  }

  /** The bytes of a union that its member does not reach (6.2.6.1p7). */
  void addBeside(FieldLayout member, RecordLayout union, int offset) {
    long bytes = (bits(member) + 7) / 8;
    set(8 * (offset + bytes), 8 * (union.size() - bytes), true);
  }

  private long bits(FieldLayout field) {
    if (field.isBitField()) {
      return field.field().name().isEmpty() ? 0 : field.bitWidth();
    }
    return 8 * layout.sizeOf(field.field().type()).orElse(0);
  }

  private void set(long firstBit, long count, boolean value) {
    for (long bit = firstBit; bit < firstBit + count; bit++) {
      int at = (int) (bit / 8);
      if (at < mask.length) {
        int one = layout.model().bigEndian() ? 0x80 >> bit % 8 : 1 << bit % 8;
        mask[at] = (byte) (value ? mask[at] | one : mask[at] & ~one);
      }
    }
  }
}
