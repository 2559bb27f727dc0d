package dev.assay.compile.process;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;

/**
 * The few functions of the C library that the process layer stands on. Results of system calls
 * follow the kernel's own custom: an error is a negative number, minus the errno.
 *
 * <p>Each shape of function costs 20 ms to link, so all of the library's own are called with six
 * registers, of which they read those that they know.
 */
final class Libc {
  static final int EINTR = 4;

  private static final Linker LINKER = Linker.nativeLinker();
  private static final StructLayout CAPTURE = Linker.Option.captureStateLayout();
  private static final VarHandle ERRNO =
      CAPTURE.varHandle(MemoryLayout.PathElement.groupElement("errno"));

  private static final MethodHandle SYSCALL = systemCall();
  private static final MethodHandle SPAWN = function("posix_spawn");
  private static final MethodHandle ACTIONS_INIT = function("posix_spawn_file_actions_init");
  private static final MethodHandle ACTIONS_DESTROY = function("posix_spawn_file_actions_destroy");
  private static final MethodHandle ACTIONS_DUP2 = function("posix_spawn_file_actions_adddup2");
  private static final MethodHandle ACTIONS_FOLDER =
      function("posix_spawn_file_actions_addchdir_np");
  private static final MethodHandle ACTIONS_CLOSE_FROM =
      function("posix_spawn_file_actions_addclosefrom_np");
  private static final MethodHandle ATTRIBUTES_INIT = function("posix_spawnattr_init");
  private static final MethodHandle ATTRIBUTES_FLAGS = function("posix_spawnattr_setflags");
  private static final MethodHandle ATTRIBUTES_DEFAULTS = function("posix_spawnattr_setsigdefault");
  private static final MethodHandle ATTRIBUTES_MASK = function("posix_spawnattr_setsigmask");

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
      throw new IllegalStateException("calling the kernel failed", e);
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
    return invoke(
        SPAWN,
        pid.address(),
        path.address(),
        actions.address(),
        attributes.address(),
        arguments.address(),
        environment.address());
  }

  static void initActions(MemorySegment actions) {
    check(ACTIONS_INIT, actions.address(), 0, 0);
  }

  static void destroyActions(MemorySegment actions) {
    check(ACTIONS_DESTROY, actions.address(), 0, 0);
  }

  static void addDuplicate(MemorySegment actions, int from, int to) {
    check(ACTIONS_DUP2, actions.address(), from, to);
  }

  static void addFolder(MemorySegment actions, MemorySegment folder) {
    check(ACTIONS_FOLDER, actions.address(), folder.address(), 0);
  }

  /** Not in C libraries before 2021; there only what was opened for inheriting is inherited. */
  static void addCloseFrom(MemorySegment actions, int lowest) {
    if (ACTIONS_CLOSE_FROM != null) {
      check(ACTIONS_CLOSE_FROM, actions.address(), lowest, 0);
    }
  }

  static void initAttributes(
      MemorySegment attributes, int flags, MemorySegment defaults, MemorySegment mask) {
    check(ATTRIBUTES_INIT, attributes.address(), 0, 0);
    check(ATTRIBUTES_FLAGS, attributes.address(), flags, 0);
    check(ATTRIBUTES_DEFAULTS, attributes.address(), defaults.address(), 0);
    check(ATTRIBUTES_MASK, attributes.address(), mask.address(), 0);
  }

  private static void check(MethodHandle function, long a, long b, long c) {
    int error = invoke(function, a, b, c, 0, 0, 0);
    if (error != 0) {
      throw new IllegalStateException("the C library refused: " + ErrorText.of(error));
    }
  }

  private static int invoke(MethodHandle function, long a, long b, long c, long d, long e, long f) {
    try {
      return (int) function.invokeExact(a, b, c, d, e, f);
    } catch (Throwable t) {
      throw new IllegalStateException("calling the C library failed", t);
    }
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

  /** Null where the library lacks it. */
  @SuppressWarnings("restricted")
  private static MethodHandle function(String name) {
    var shape =
        FunctionDescriptor.of(
            JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG);
    return LINKER
        .defaultLookup()
        .find(name)
        .map(address -> LINKER.downcallHandle(address, shape))
        .orElse(null);
  }
}
