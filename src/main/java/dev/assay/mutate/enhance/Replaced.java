package dev.assay.mutate.enhance;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A function of the library in whose place the program gets one of ours.
 *
 * @param name what ours is called after its prefix
 * @param stream which parameter is the stream; ours has none
 * @param format which argument of the library's function is a format
 */
record Replaced(Piece piece, String name, OptionalInt stream, OptionalInt format) {
  private static final Set<Piece> OUTPUT =
      Set.of(Piece.VPRINTF, Piece.PRINTF, Piece.FPUTS, Piece.PUTS, Piece.PUTCHAR, Piece.FWRITE);

  private static final Map<String, Replaced> ALL = all();

  /** What stands for a function of the library, with or without the compilers' prefix. */
  static Optional<Replaced> of(String library) {
    return Optional.ofNullable(ALL.getOrDefault(library, ALL.get(LibraryFunctions.plain(library))));
  }

  /** Whether it prints, and gives a result; the others end the program. */
  boolean isOutput() {
    return OUTPUT.contains(piece);
  }

  private static Map<String, Replaced> all() {
    Map<String, Replaced> all = new HashMap<>();
    all.put("printf", formatted(Piece.PRINTF, "printf", -1));
    all.put("fprintf", formatted(Piece.PRINTF, "printf", 0));
    all.put("vprintf", formatted(Piece.VPRINTF, "vprintf", -1));
    all.put("vfprintf", formatted(Piece.VPRINTF, "vprintf", 0));
    all.put("puts", plain(Piece.PUTS, "puts", -1));
    all.put("putchar", plain(Piece.PUTCHAR, "putchar", -1));
    all.put("putc", plain(Piece.PUTCHAR, "putchar", 1));
    all.put("fputc", plain(Piece.PUTCHAR, "putchar", 1));
    all.put("_IO_putc", plain(Piece.PUTCHAR, "putchar", 1));
    all.put("fputs", plain(Piece.FPUTS, "fputs", 1));
    all.put("fwrite", plain(Piece.FWRITE, "fwrite", 3));
    for (String name : new String[] {"printf", "fprintf", "puts", "putchar", "putc", "fputc"}) {
      all.put(name + "_unlocked", all.get(name));
    }
    all.put("fputs_unlocked", all.get("fputs"));
    all.put("fwrite_unlocked", all.get("fwrite"));
    all.put("abort", plain(Piece.ABORT, "abort", -1));
    all.put("exit", plain(Piece.EXIT, "exit", -1));
    all.put("_Exit", plain(Piece.EXIT_AT_ONCE, "_Exit", -1));
    all.put("_exit", plain(Piece.EXIT_AT_ONCE, "_Exit", -1));
    all.put("quick_exit", plain(Piece.QUICK_EXIT, "quick_exit", -1));
    all.put("__builtin_trap", plain(Piece.TRAP, "trap", -1));
    all.put("__assert_fail", plain(Piece.ASSERT, "assert", -1));
    return Map.copyOf(all);
  }

  private static Replaced plain(Piece piece, String name, int stream) {
    return new Replaced(piece, name, optional(stream), OptionalInt.empty());
  }

  private static Replaced formatted(Piece piece, String name, int stream) {
    return new Replaced(piece, name, optional(stream), OptionalInt.of(stream + 1));
  }

  private static OptionalInt optional(int place) {
    return place < 0 ? OptionalInt.empty() : OptionalInt.of(place);
  }
}
