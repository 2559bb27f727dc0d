package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.EffectiveTypes;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The tables that glibc's ctype.h macros look into.
 *
 * <p>They reach from EOF to 255, so that a character out of C's range is out of their bounds.
 */
final class ClassTable {
  static final List<Entry> ENTRIES =
      List.of(
          entry("__ctype_b_loc", "", c -> tables(c).classes),
          entry("__ctype_tolower_loc", "", c -> tables(c).lower),
          entry("__ctype_toupper_loc", "", c -> tables(c).upper));

  private static final int LOWEST = -1;
  private static final int COUNT = 257;

  private ClassTable() {}

  /** The addresses of the pointers to the middle of each table. */
  private record Tables(long classes, long lower, long upper) {}

  private static Tables tables(LibraryCall call) {
    Machine machine = call.machine();
    return machine.libraryState(
        Tables.class,
        () ->
            new Tables(
                table(call, 2, ClassTable::bits),
                table(call, 4, c -> Characters.lower(c)),
                table(call, 4, c -> Characters.upper(c))));
  }

  private static long table(LibraryCall call, int width, IntUnaryOperator value) {
    MemoryObject table = allocate(call, (long) COUNT * width, width);
    for (int i = 0; i < COUNT; i++) {
      Scalars.store(call, table.base() + (long) i * width, value.applyAsInt(LOWEST + i), width);
    }
    table.makeReadOnly();
    table.settle();
    int pointerSize = call.machine().model().pointerSize();
    MemoryObject pointer = allocate(call, pointerSize, pointerSize);
    Scalars.storePointer(call, pointer.base(), table.base() - (long) LOWEST * width);
    pointer.makeReadOnly();
    pointer.settle();
    return pointer.base();
  }

  private static MemoryObject allocate(LibraryCall call, long size, int alignment) {
    var origin = new Origin(ObjectKind.GLOBAL, "ctype table");
    return call.machine().memory().allocate(origin, size, alignment, EffectiveTypes.ANYTHING);
  }

  /** A class's bit; glibc numbers them from the high byte of a 16-bit number on. */
  static int bit(String name) {
    return switch (name) {
      case "isupper" -> 1 << 8;
      case "islower" -> 1 << 9;
      case "isalpha" -> 1 << 10;
      case "isdigit" -> 1 << 11;
      case "isxdigit" -> 1 << 12;
      case "isspace" -> 1 << 13;
      case "isprint" -> 1 << 14;
      case "isgraph" -> 1 << 15;
      case "isblank" -> 1;
      case "iscntrl" -> 1 << 1;
      case "ispunct" -> 1 << 2;
      case "isalnum" -> 1 << 3;
      default -> 1;
    };
  }

  private static int bits(int c) {
    return (Characters.isUpper(c) ? bit("isupper") : 0)
        | (Characters.isLower(c) ? bit("islower") : 0)
        | (Characters.isAlpha(c) ? bit("isalpha") : 0)
        | (Characters.isDigit(c) ? bit("isdigit") : 0)
        | (Characters.isHexDigit(c) ? bit("isxdigit") : 0)
        | (Characters.isSpace(c) ? bit("isspace") : 0)
        | (c >= 32 && c < 127 ? bit("isprint") : 0)
        | (c > 32 && c < 127 ? bit("isgraph") : 0)
        | (c == ' ' || c == '\t' ? bit("isblank") : 0)
        | ((c >= 0 && c < 32) || c == 127 ? bit("iscntrl") : 0)
        | (Characters.isPunctuation(c) ? bit("ispunct") : 0)
        | (Characters.isAlpha(c) || Characters.isDigit(c) ? bit("isalnum") : 0);
  }
}
