package dev.assay.compile.process;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;

/**
 * Starts a process in a session of its own, with no descriptor of ours but its three streams.
 *
 * <p>User and network namespace belong to a thread on Linux, so the calling thread takes them on
 * for the moment of the start. That saves two wrapper programs, half of what a short run costs.
 */
final class Spawn {
  private static final int SET_SIGNAL_DEFAULTS = 0x04;
  private static final int SET_SIGNAL_MASK = 0x08;
  private static final int SET_SESSION = 0x80;
  private static final int SIGNAL_SET_BYTES = 128;
  private static final int ROOM = 1024;

  private final MemorySegment attributes;
  private final Disguise disguise;

  Spawn() {
    Arena arena = Arena.global();
    attributes = arena.allocate(ROOM, 16);
    MemorySegment none = arena.allocate(SIGNAL_SET_BYTES, 8);
    MemorySegment all = arena.allocate(SIGNAL_SET_BYTES, 8).fill((byte) 0xff);
    int flags = SET_SIGNAL_DEFAULTS | SET_SIGNAL_MASK | SET_SESSION;
    Libc.initAttributes(attributes, flags, all, none);
    disguise = Disguise.ofThisProcess(arena);
  }

  /** The process, or minus the error number. */
  int start(Launch launch) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment actions = arena.allocate(ROOM, 16);
      Libc.initActions(actions);
      try {
        Libc.addDuplicate(actions, launch.input(), 0);
        Libc.addDuplicate(actions, launch.output(), 1);
        Libc.addDuplicate(actions, launch.errors(), 2);
        Libc.addCloseFrom(actions, 3);
        Libc.addFolder(actions, arena.allocateFrom(launch.folder().toString()));
        MemorySegment pid = arena.allocate(JAVA_INT);
        int error =
            start(
                launch,
                Libc.capture(arena),
                pid,
                arena.allocateFrom(launch.words().getFirst()),
                actions,
                strings(arena, launch.words()),
                strings(arena, launch.environment()));
        return error == 0 ? pid.get(JAVA_INT, 0) : -error;
      } finally {
        Libc.destroyActions(actions);
      }
    }
  }

  /** Nothing may be loaded or opened between putting on and taking off: it would be as the user. */
  private int start(
      Launch launch,
      MemorySegment capture,
      MemorySegment pid,
      MemorySegment path,
      MemorySegment actions,
      MemorySegment arguments,
      MemorySegment environment) {
    long refused = disguise.putOn(capture, launch.user(), launch.network());
    try {
      return refused < 0
          ? (int) -refused
          : Libc.spawn(pid, path, actions, attributes, arguments, environment);
    } finally {
      disguise.takeOff(capture, launch.user(), launch.network());
    }
  }

  private static MemorySegment strings(Arena arena, List<String> texts) {
    MemorySegment array = arena.allocate(ADDRESS, texts.size() + 1);
    for (int i = 0; i < texts.size(); i++) {
      array.setAtIndex(ADDRESS, i, arena.allocateFrom(texts.get(i)));
    }
    return array;
  }
}
