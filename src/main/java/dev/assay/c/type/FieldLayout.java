package dev.assay.c.type;

import dev.assay.c.TagDef;

/**
 * Where a member lies in its struct or union.
 *
 * <p>{@code bitOffset} counts from the start of the record; within a byte it counts from the least
 * significant bit on a little-endian target, from the most significant on a big-endian one. For an
 * ordinary member {@code offset} is its first byte and {@code bitWidth} is -1. For a bit-field
 * {@code offset} is the byte where the storage unit of its declared type starts that holds its
 * first bit; in a packed struct the field may reach beyond that unit.
 */
public record FieldLayout(TagDef.Field field, long offset, long bitOffset, int bitWidth) {
  public boolean isBitField() {
    return bitWidth >= 0;
  }

  /**
   * The same member seen from an enclosing record that holds this one's record at a byte offset.
   */
  FieldLayout shifted(long bytes) {
    return bytes == 0
        ? this
        : new FieldLayout(field, offset + bytes, bitOffset + 8 * bytes, bitWidth);
  }
}
