package dev.assay.cli;

import dev.assay.compile.process.Protection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a machine has to offer beside programs: the virtual machine, memory, disk, protections. */
final class MachineFacts {
  private static final long GIB = 1L << 30;

  /** What a compiler and our share of it need beside each other. */
  private static final long MEMORY_FOR_EACH = GIB;

  private static final long ENOUGH_DISK = 5 * GIB;

  private MachineFacts() {}

  /**
   * One fact.
   *
   * @param warning what is wrong with it, and what to do
   */
  record Fact(String name, String value, Optional<String> warning) {}

  /** All of them for a store of bugs in this folder. */
  static List<Fact> of(Path folder, int processors, Protection protection) {
    var facts = new ArrayList<Fact>();
    facts.add(fine("JDK", System.getProperty("java.vm.version") + ", " + javaHome()));
    facts.add(fine("processors", "" + processors));
    memory().ifPresent(bytes -> facts.add(memory(bytes, processors)));
    disk(folder).ifPresent(facts::add);
    for (Protection.Guard guard : protection.all()) {
      facts.add(
          new Fact(
              guard.name(),
              guard.active() ? guard.note() : "none",
              guard.active() ? Optional.empty() : Optional.of(guard.note())));
    }
    return List.copyOf(facts);
  }

  static Fact memory(long bytes, int processors) {
    long fits = Math.max(1, bytes / MEMORY_FOR_EACH);
    return new Fact(
        "memory",
        gib(bytes),
        fits < processors
            ? Optional.of("too little for all processors: use --jobs " + fits)
            : Optional.empty());
  }

  /** The least of what the machine has and what a container may use. */
  private static Optional<Long> memory() {
    OptionalLong all = number(Path.of("/proc/meminfo"), "MemTotal: +(\\d+) kB");
    OptionalLong allowed = number(Path.of("/sys/fs/cgroup/memory.max"), "^(\\d{1,17})$");
    return all.isEmpty()
        ? Optional.empty()
        : Optional.of(Math.min(all.getAsLong() * 1024, allowed.orElse(Long.MAX_VALUE)));
  }

  /** Nothing where it cannot be told, as in a chroot without its mount points. */
  private static Optional<Fact> disk(Path folder) {
    Path place = folder.toAbsolutePath();
    long free = place.toFile().getUsableSpace();
    return free == 0
        ? Optional.empty()
        : Optional.of(
            new Fact(
                "disk",
                gib(free) + " free in " + place,
                free < ENOUGH_DISK
                    ? Optional.of(
                        "little for a long campaign: keep its bugs elsewhere with --store")
                    : Optional.empty()));
  }

  private static OptionalLong number(Path file, String pattern) {
    try {
      Matcher matcher = Pattern.compile(pattern, Pattern.MULTILINE).matcher(Files.readString(file));
      return matcher.find()
          ? OptionalLong.of(Long.parseLong(matcher.group(1)))
          : OptionalLong.empty();
    } catch (IOException _) {
      // Not a Linux that has it.
      return OptionalLong.empty();
    }
  }

  private static Fact fine(String name, String value) {
    return new Fact(name, value, Optional.empty());
  }

  private static String javaHome() {
    return System.getProperty("java.home", "");
  }

  private static String gib(long bytes) {
    return String.format(Locale.ROOT, "%.1f GiB", bytes / (double) GIB);
  }
}
