package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * One store of an initialiser: the value goes to the byte offset, or to a bit-field placed relative
 * to the object.
 *
 * <p>The value has the leaf's type: a struct is copied whole; a string literal of array type fills
 * a character array, cut or filled with zeros to its size. With {@code repeats} (from {@code [low
 * ... high]}) the value is evaluated once and stored at each offset of {@link #forEachShift}.
 */
public record InitializerLeaf(
    long offset, Optional<FieldLayout> bitField, CType type, Expr value, List<Repeat> repeats) {
  public InitializerLeaf {
    repeats = List.copyOf(repeats);
  }

  /** {@code count} copies, {@code stride} bytes apart. */
  public record Repeat(long count, long stride) {}

  /** Visits how far each copy lies from the first, beginning with 0. */
  public void forEachShift(LongConsumer action) {
    visit(0, 0, action);
  }

  private void visit(int level, long shift, LongConsumer action) {
    if (level == repeats.size()) {
      action.accept(shift);
      return;
    }
    Repeat repeat = repeats.get(level);
    for (long i = 0; i < repeat.count(); i++) {
      visit(level + 1, shift + i * repeat.stride(), action);
    }
  }
}
