package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Tag;
import dev.assay.c.type.FieldLayout;
import dev.assay.c.type.InitializerLeaf;
import dev.assay.c.type.Layout;
import dev.assay.c.type.RecordLayout;
import dev.assay.c.type.Types;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds the bytes of an automatic object that its initialiser leaves unspecified (6.2.6.1p6).
 *
 * <p>Parts that no leaf reaches are initialised like static objects, padding included (6.7.9p10).
 */
final class Padding {
  /** Beyond this it is not worth the time to look. */
  private static final int LARGEST = 4096;

  private final Layout layout;
  private final List<InitializerLeaf> leaves;
  private final BitSet bytes = new BitSet();

  Padding(Layout layout, List<InitializerLeaf> leaves) {
    this.layout = layout;
    this.leaves = leaves;
  }

  /** Pairs of offset and size. */
  int[] of(CType type) {
    if (layout.sizeOf(type).orElse(Long.MAX_VALUE) <= LARGEST) {
      visit(type, 0);
    }
    IntStream.Builder ranges = IntStream.builder();
    for (int i = bytes.nextSetBit(0); i >= 0; ) {
      int end = bytes.nextClearBit(i);
      ranges.add(i).add(end - i);
      i = bytes.nextSetBit(end);
    }
    return ranges.build().toArray();
  }

  private void visit(CType type, int offset) {
    CType plain = Types.unqualified(type);
    if (plain instanceof CType.Array a) {
      int size = (int) layout.sizeOf(a.element()).orElse(0);
      int end = offset + (int) layout.sizeOf(a).orElse(0);
      for (int at = offset; size > 0 && at < end; at += size) {
        visit(a.element(), at);
      }
    } else if (plain instanceof CType.Record r && r.tag().kind() == Tag.Kind.STRUCT) {
      int size = (int) layout.sizeOf(r).orElse(0);
      if (isReached(offset, size)) {
        layout.layout(r.tag()).ifPresent(l -> struct(l, offset));
      }
    }
  }

  private boolean isReached(int offset, int size) {
    return leaves.stream()
        .anyMatch(
            leaf -> leaf.offset() >= offset && leaf.offset() < offset + size && !isStruct(leaf));
  }

  /** A struct copied whole brings its own padding. */
  private static boolean isStruct(InitializerLeaf leaf) {
    return Types.isRecord(leaf.type());
  }

  private void struct(RecordLayout record, int offset) {
    bytes.set(offset, offset + (int) record.size());
    for (FieldLayout field : record.fields()) {
      if (field.isBitField()) {
        int first = offset + (int) (field.bitOffset() / 8);
        int last = offset + (int) ((field.bitOffset() + field.bitWidth() + 7) / 8);
        bytes.clear(first, last);
      } else {
        CType type = field.field().type();
        int start = offset + (int) field.offset();
        bytes.clear(start, start + (int) layout.sizeOf(type).orElse(0));
        visit(type, start);
      }
    }
  }
}
