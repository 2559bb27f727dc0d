package dev.assay.compile.process;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;

/**
 * The few functions of the C library that the process layer stands on. Results follow the kernel's
 * own custom: an error is a negative number, minus the errno.
 */
final class Libc {
  static final int EINTR = 4;
  static final int ECHILD = 10;
  static final int ENOSYS = 38;

  private static final Linker LINKER = Linker.nativeLinker();
  private static final StructLayout CAPTURE = Linker.Option.captureStateLayout();
  private static final VarHandle ERRNO =
      CAPTURE.varHandle(MemoryLayout.PathElement.groupElement("errno"));

  private static final MethodHandle SYSCALL = systemCall();
  private static final MethodHandle SPAWN =
      function("posix_spawn", ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS);
  private static final MethodHandle ACTIONS_INIT =
      function("posix_spawn_file_actions_init", ADDRESS);
  private static final MethodHandle ACTIONS_DESTROY =
      function("posix_spawn_file_actions_destroy", ADDRESS);
  private static final MethodHandle ACTIONS_DUP2 =
      function("posix_spawn_file_actions_adddup2", ADDRESS, JAVA_INT, JAVA_INT);
  private static final MethodHandle ACTIONS_CHDIR =
      function("posix_spawn_file_actions_addchdir_np", ADDRESS, ADDRESS);
  private static final MethodHandle ACTIONS_CLOSE_FROM =
      function("posix_spawn_file_actions_addclosefrom_np", ADDRESS, JAVA_INT);
  private static final MethodHandle ATTRIBUTES_INIT = function("posix_spawnattr_init", ADDRESS);
  private static final MethodHandle ATTRIBUTES_FLAGS =
      function("posix_spawnattr_setflags", ADDRESS, JAVA_SHORT);
  private static final MethodHandle ATTRIBUTES_DEFAULTS =
      function("posix_spawnattr_setsigdefault", ADDRESS, ADDRESS);
  private static final MethodHandle ATTRIBUTES_MASK =
      function("posix_spawnattr_setsigmask", ADDRESS, ADDRESS);

  private Libc() {}

  static MemorySegment capture(Arena arena) {
    return arena.allocate(CAPTURE);
  }

  static long call(long number, long a, long b, long c, long d) {
    try (Arena arena = Arena.ofConfined()) {
      return call(capture(arena), number, a, b, c, d);
    }
  }

  static long call(MemorySegment capture, long number, long a, long b, long c, long d) {
    try {
      long result = (long) SYSCALL.invokeExact(capture, number, a, b, c, d, 0L);
      return result >= 0 ? result : -(int) ERRNO.get(capture, 0L);
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** The error number, or 0. */
  static int spawn(
      MemorySegment pid,
      MemorySegment path,
      MemorySegment actions,
      MemorySegment attributes,
      MemorySegment arguments,
      MemorySegment environment) {
    try {
      return (int) SPAWN.invokeExact(pid, path, actions, attributes, arguments, environment);
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  static void initActions(MemorySegment actions) {
    try {
      check((int) ACTIONS_INIT.invokeExact(actions));
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  static void destroyActions(MemorySegment actions) {
    try {
      check((int) ACTIONS_DESTROY.invokeExact(actions));
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  static void addDuplicate(MemorySegment actions, int from, int to) {
    try {
      check((int) ACTIONS_DUP2.invokeExact(actions, from, to));
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  static void addFolder(MemorySegment actions, MemorySegment folder) {
    try {
      check((int) ACTIONS_CHDIR.invokeExact(actions, folder));
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** Not in C libraries before 2021; there only what was opened for inheriting is inherited. */
  static void addCloseFrom(MemorySegment actions, int lowest) {
    if (ACTIONS_CLOSE_FROM == null) {
      return;
    }
    try {
      check((int) ACTIONS_CLOSE_FROM.invokeExact(actions, lowest));
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  static void initAttributes(
      MemorySegment attributes, short flags, MemorySegment defaults, MemorySegment mask) {
    try {
      check((int) ATTRIBUTES_INIT.invokeExact(attributes));
      check((int) ATTRIBUTES_FLAGS.invokeExact(attributes, flags));
      check((int) ATTRIBUTES_DEFAULTS.invokeExact(attributes, defaults));
      check((int) ATTRIBUTES_MASK.invokeExact(attributes, mask));
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  private static void check(int error) {
    if (error != 0) {
      throw new IllegalStateException("the C library refused with error " + error);
    }
  }

  private static RuntimeException broken(Throwable cause) {
    return cause instanceof IllegalStateException known
        ? known
        : new IllegalStateException("calling the C library failed", cause);
  }

  @SuppressWarnings("restricted")
  private static MethodHandle systemCall() {
    return LINKER.downcallHandle(
        LINKER.defaultLookup().findOrThrow("syscall"),
        FunctionDescriptor.of(
            JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG),
        Linker.Option.firstVariadicArg(1),
        Linker.Option.captureCallState("errno"));
  }

  @SuppressWarnings("restricted")
  private static MethodHandle function(String name, MemoryLayout... parameters) {
    return LINKER
        .defaultLookup()
        .find(name)
        .map(address -> LINKER.downcallHandle(address, FunctionDescriptor.of(JAVA_INT, parameters)))
        .orElse(null);
  }
}
