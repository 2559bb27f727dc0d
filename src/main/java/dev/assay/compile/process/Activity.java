package dev.assay.compile.process;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;

/**
 * Tells a process that sleeps from one that the machine has no time for.
 *
 * <p>Only the end of its time is looked at: what it took to start says nothing, and is much on a
 * slow machine.
 */
final class Activity {
  /**
   * One that got less than one part in so many of the clock's time was asleep: no load makes a
   * machine so slow.
   */
  private static final int ASLEEP = 200;

  /** What the kernel counts in: a hundredth of a second, on all that Linux runs on. */
  private static final long TICK_NANOS = 10_000_000;

  private final int leader;
  private OptionalLong ticksBefore = OptionalLong.empty();
  private long began;

  Activity(int leader) {
    this.leader = leader;
  }

  /**
   * From now on it is watched, if it was not before.
   *
   * @param passed nanoseconds since its start
   */
  void begin(long passed) {
    if (ticksBefore.isEmpty()) {
      ticksBefore = OptionalLong.of(ticks());
      began = passed;
    }
  }

  /** Whether it and all that it started did nothing worth speaking of since it is watched. */
  boolean hasRested(long passed) {
    if (ticksBefore.isEmpty()) {
      return false;
    }
    long used = (ticks() - ticksBefore.getAsLong()) * TICK_NANOS;
    return used * ASLEEP < passed - began;
  }

  private long ticks() {
    return family().stream().mapToLong(Processes.Info::ticks).sum();
  }

  private List<Processes.Info> family() {
    List<Processes.Info> all =
        Processes.all().stream().flatMap(pid -> Processes.info(pid).stream()).toList();
    Set<Integer> members = new TreeSet<>(Set.of(leader));
    int before;
    do {
      before = members.size();
      all.stream()
          .filter(one -> one.session() == leader || members.contains(one.parent()))
          .forEach(one -> members.add(one.pid()));
    } while (members.size() > before);
    return all.stream().filter(one -> members.contains(one.pid())).toList();
  }
}
