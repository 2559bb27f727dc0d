package dev.assay.mutate.enhance;

import dev.assay.c.DataModel;
import java.util.EnumSet;
import java.util.Set;

/** The functions that are added to a program, as C text under names that it does not have. */
final class AddedCode {
  private static final String PREFIX = "assay_";

  /** Of an x87 number; the others of its object are padding. */
  private static final int X87_BYTES = 10;

  private final String prefix;
  private final DataModel model;
  private final Set<Piece> used = EnumSet.noneOf(Piece.class);

  AddedCode(Set<String> taken, DataModel model) {
    this.prefix = freshPrefix(taken);
    this.model = model;
  }

  private static String freshPrefix(Set<String> taken) {
    String prefix = PREFIX;
    for (int i = 1; hasPrefix(taken, prefix); i++) {
      prefix = "assay" + i + "_";
    }
    return prefix;
  }

  private static boolean hasPrefix(Set<String> taken, String prefix) {
    return taken.stream().anyMatch(name -> name.startsWith(prefix));
  }

  /** The name of something added. */
  String name(String plain) {
    return prefix + plain;
  }

  /** The type of {@code sizeof}. */
  String size() {
    return model.sizeKind().spelling();
  }

  /** From now on the piece is there, with all that it needs. */
  void use(Piece piece) {
    if (used.add(piece)) {
      piece.needs().forEach(this::use);
    }
  }

  /** C text with {@code assay_} and {@code SIZE} as in the pieces, and no name of the program. */
  String adapted(String text) {
    return text.replace(PREFIX, prefix)
        .replace("SIZE", size())
        .replace("LONG", String.valueOf(Math.min(model.longDoubleSize(), X87_BYTES)));
  }

  /** All that stands before the program. */
  String prologue() {
    var text = new StringBuilder();
    used.forEach(piece -> text.append(piece.text()));
    return adapted(text.toString());
  }
}
