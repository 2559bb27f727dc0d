package dev.assay.compile.process;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.OptionalInt;

/**
 * Makes the calling thread another user in another network for a moment, as the superuser can.
 *
 * <p>The saved user id stays ours, so there is a way back; a program that is executed meanwhile
 * loses it.
 */
final class Disguise {
  private static final int READ_ONLY = 0;
  private static final int MOST_GROUPS = 65536;

  private final MemorySegment groups;
  private final long groupCount;

  private Disguise(MemorySegment groups, long groupCount) {
    this.groups = groups;
    this.groupCount = groupCount;
  }

  static Disguise ofThisProcess(Arena arena) {
    try (Arena scratch = Arena.ofConfined()) {
      MemorySegment buffer = scratch.allocate(JAVA_INT, MOST_GROUPS);
      long count = Math.max(0, Kernel.groups(MOST_GROUPS, buffer));
      MemorySegment groups = arena.allocate(JAVA_INT, Math.max(1, count));
      MemorySegment.copy(buffer, 0, groups, 0, count * JAVA_INT.byteSize());
      return new Disguise(groups, count);
    }
  }

  /** Below 0 if it was refused; must be taken off in any case. */
  long putOn(MemorySegment capture, OptionalInt user, OptionalInt network) {
    long result = 0;
    if (network.isPresent()) {
      result = Kernel.enterNetwork(capture, network.getAsInt());
    }
    if (result >= 0 && user.isPresent()) {
      result = becomeUser(capture, user.getAsInt());
    }
    return result;
  }

  /**
   * No program executed by this thread can gain rights any more: there is no way back from that.
   */
  private long becomeUser(MemorySegment capture, int user) {
    long result = Kernel.giveUpNewPrivileges(capture);
    if (result >= 0) {
      result = Kernel.setGroups(capture, 0, groups);
    }
    if (result >= 0) {
      result = Kernel.setGroup(capture, user);
    }
    return result >= 0 ? Kernel.setUser(capture, user, 0) : result;
  }

  void takeOff(MemorySegment capture, OptionalInt user, OptionalInt network) {
    if (user.isPresent()) {
      must(Kernel.setUser(capture, 0, 0));
      must(Kernel.setGroup(capture, 0));
      must(Kernel.setGroups(capture, groupCount, groups));
    }
    if (network.isPresent()) {
      int home = Kernel.open("/proc/self/ns/net", READ_ONLY);
      try {
        must(home);
        must(Kernel.enterNetwork(capture, home));
      } finally {
        Kernel.close(home);
      }
    }
  }

  /** A thread that stays someone else must do nothing more. */
  private static void must(long result) {
    if (result < 0) {
      throw new AssertionError("cannot become the superuser again: error " + -result);
    }
  }
}
