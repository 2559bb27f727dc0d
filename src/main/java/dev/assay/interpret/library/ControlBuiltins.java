package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.c.CType;
import dev.assay.c.type.Types;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.memory.MemoryObject;
import java.util.List;

/** Hints to the optimiser, and the ends of control flow. */
final class ControlBuiltins {
  private static final int SIGILL = 4;
  private static final int SIGTRAP = 5;

  static final List<Entry> ENTRIES =
      List.of(
          entry("__builtin_expect", "vv", c -> c.value(0)),
          entry("__builtin_expect_with_probability", "vvd", c -> c.value(0)),
          entry("__builtin_unpredictable", "v", c -> c.value(0)),
          entry("__builtin_prefetch", "p*", c -> null),
          entry("__builtin_unreachable", "", ControlBuiltins::unreachable),
          entry("unreachable", "", ControlBuiltins::unreachable),
          entry("__builtin_trap", "", c -> stop(c, SIGILL)),
          entry("__builtin_debugtrap", "", c -> stop(c, SIGTRAP)),
          entry("__builtin_assume", "v", ControlBuiltins::assume),
          entry("__builtin_assume_aligned", "pi*", ControlBuiltins::assumeAligned),
          entry("__builtin_object_size", "pi", ControlBuiltins::objectSize),
          entry("__builtin_dynamic_object_size", "pi", ControlBuiltins::objectSize),
          entry("__builtin_constant_p", "v", ControlBuiltins::constantP),
          entry("__builtin_classify_type", "v", c -> (long) classify(c.type(0))),
          entry("__builtin_stack_save", "", c -> 0L),
          entry("__builtin_stack_restore", "p", c -> null),
          entry("__builtin___clear_cache", "pp", c -> null),
          entry("__clear_cache", "pp", c -> null),
          entry("__builtin_ia32_pause", "", c -> null),
          entry("__builtin_cpu_init", "", c -> 0L),
          entry("__builtin_FILE", "", c -> unsupported(c)),
          entry("__builtin_extract_return_addr", "p", c -> unsupported(c)),
          entry("__builtin_frame_address", "i", c -> unsupported(c)),
          entry("__builtin_return_address", "i", c -> unsupported(c)));

  private ControlBuiltins() {}

  private static Object unsupported(LibraryCall call) {
    throw call.unsupported(call.name());
  }

  private static Object stop(LibraryCall call, int signal) {
    throw call.machine().signal(signal);
  }

  private static Object unreachable(LibraryCall call) {
    throw call.undefined(UbKind.UNREACHABLE, "control reached '" + call.name() + "'");
  }

  private static Object assume(LibraryCall call) {
    if (call.value(0) instanceof Long condition && condition == 0) {
      throw call.undefined(UbKind.BUILTIN_ARGUMENT, "an assumption was false");
    }
    return null;
  }

  private static Object assumeAligned(LibraryCall call) {
    long alignment = call.integer(1);
    long offset = call.count() > 2 && call.value(2) instanceof Long given ? given : 0;
    long address = call.pointer(0);
    if (Long.bitCount(alignment) == 1 && ((address - offset) & (alignment - 1)) != 0) {
      throw call.undefined(
          UbKind.ALIGNMENT_ASSUMPTION,
          "the pointer is not aligned to " + alignment + " bytes as it was said to be");
    }
    return address;
  }

  /** "Unknown", which compilers may always answer, or what is left of the object. */
  private static Object objectSize(LibraryCall call) {
    boolean smallest = (call.integer(1) & 2) != 0;
    int size = call.machine().model().pointerSize();
    long address = call.pointer(0);
    if (Choice.isOther(call) && address != 0) {
      MemoryObject object = call.machine().memory().find(address);
      long left = object.base() + object.size() - address;
      if (object.isAlive() && left >= 0 && address >= object.base()) {
        return left;
      }
    }
    return smallest ? 0L : Scalars.narrow(-1, size, false);
  }

  /** What compilers know is their choice; literals never come here. */
  private static Object constantP(LibraryCall call) {
    return Choice.isOther(call) ? 1L : 0L;
  }

  /** GCC's numbers of the classes of types. */
  static int classify(CType type) {
    return switch (Types.unqualified(type)) {
      case CType.Void _ -> 0;
      case CType.Int _, CType.Enum _, CType.BitInt _ -> 1;
      case CType.Pointer _, CType.Array _, CType.Function _, CType.NullPointer _ -> 5;
      case CType.Floating _ -> 8;
      case CType.Complex _ -> 9;
      case CType.Record _ -> Types.isUnion(type) ? 13 : 12;
      case CType.Vector _ -> 19;
      case CType.Qualified _, CType.Typedef _, CType.Typeof _, CType.Attributed _ -> -1;
    };
  }
}
