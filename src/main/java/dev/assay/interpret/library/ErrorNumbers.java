package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.memory.EffectiveTypes;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import java.util.List;

/** errno and the texts of error numbers. */
final class ErrorNumbers {
  static final int EINVAL = 22;
  static final int EDOM = 33;
  static final int ERANGE = 34;
  static final int ENOMEM = 12;
  static final int EILSEQ = 84;

  static final List<Entry> ENTRIES =
      List.of(
          entry("__errno_location", "", c -> location(c)),
          entry("strerror", "i", ErrorNumbers::strerror));

  private ErrorNumbers() {}

  /** The object that {@code errno} stands for. */
  private record Variable(MemoryObject object) {}

  private static long location(LibraryCall call) {
    return call.machine()
        .libraryState(
            Variable.class,
            () ->
                new Variable(
                    call.machine()
                        .memory()
                        .allocate(
                            new Origin(ObjectKind.GLOBAL, "errno"), 4, 4, EffectiveTypes.ANYTHING)))
        .object
        .base();
  }

  static void set(LibraryCall call, int number) {
    Scalars.store(call, location(call), number, 4);
  }

  static int get(LibraryCall call) {
    return (int) Scalars.load(call, location(call), 4);
  }

  private static Object strerror(LibraryCall call) {
    String text = text((int) call.integer(0));
    if (text.isEmpty()) {
      throw call.unsupported("strerror of error number " + call.integer(0));
    }
    var origin = new Origin(ObjectKind.GLOBAL, "strerror");
    MemoryObject object =
        call.machine().memory().allocate(origin, text.length() + 1L, 1, EffectiveTypes.ANYTHING);
    call.block().write(object.base(), Bytes.bytes(text), call.span());
    object.makeReadOnly();
    return object.base();
  }

  /** glibc's text; empty for numbers that a program without files does not meet. */
  static String text(int number) {
    return switch (number) {
      case 0 -> "Success";
      case 1 -> "Operation not permitted";
      case 2 -> "No such file or directory";
      case 4 -> "Interrupted system call";
      case 5 -> "Input/output error";
      case 9 -> "Bad file descriptor";
      case ENOMEM -> "Cannot allocate memory";
      case 13 -> "Permission denied";
      case 17 -> "File exists";
      case EINVAL -> "Invalid argument";
      case EDOM -> "Numerical argument out of domain";
      case ERANGE -> "Numerical result out of range";
      case EILSEQ -> "Invalid or incomplete multibyte or wide character";
      default -> "";
    };
  }
}
