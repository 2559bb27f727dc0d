package dev.assay.compile.process;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Removes the scratch roots of processes that were killed, with what those had started. */
final class StaleRoots {
  private static final Duration BEING_MADE = Duration.ofMinutes(1);

  private StaleRoots() {}

  /** Who made a root. */
  record Owner(long pid, long started) {
    static Owner thisProcess() {
      long pid = ProcessHandle.current().pid();
      return new Owner(pid, Processes.info(pid).map(Processes.Info::started).orElse(0L));
    }

    static Optional<Owner> parse(String text) {
      String[] words = text.strip().split(" ");
      try {
        return words.length == 2
            ? Optional.of(new Owner(Long.parseLong(words[0]), Long.parseLong(words[1])))
            : Optional.empty();
      } catch (NumberFormatException e) {
        return Optional.empty();
      }
    }

    String text() {
      return pid + " " + started + "\n";
    }

    boolean lives() {
      return Processes.info(pid).filter(info -> info.started() == started).isPresent();
    }
  }

  static void remove(Path place) {
    Optional<Integer> ourselves = Processes.user((int) ProcessHandle.current().pid());
    try (DirectoryStream<Path> roots = Files.newDirectoryStream(place, ScratchRoot.PREFIX + "*")) {
      for (Path root : roots) {
        if (Files.isDirectory(root, LinkOption.NOFOLLOW_LINKS)
            && Processes.owner(root).equals(ourselves)) {
          removeIfStale(root);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // A place that cannot be listed will be refused with a better message.
      return;
    }
  }

  private static void removeIfStale(Path root) {
    try {
      if (isStale(root)) {
        endProcesses(root);
        Removal.removeTree(root);
      }
    } catch (IOException e) {
      // Somebody else is removing it; or else the next start tries again.
      return;
    }
  }

  private static boolean isStale(Path root) throws IOException {
    Path file = root.resolve(ScratchRoot.OWNER);
    Optional<Owner> owner = Processes.bytes(file).flatMap(Owner::parse);
    if (owner.isEmpty()) {
      Instant changed = Files.getLastModifiedTime(root, LinkOption.NOFOLLOW_LINKS).toInstant();
      return changed.plus(BEING_MADE).isBefore(Instant.now());
    }
    return !owner.get().lives() && isUnlocked(file);
  }

  /** In another container the owner may live without our seeing it; its lock is seen. */
  private static boolean isUnlocked(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      var lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  private static void endProcesses(Path root) {
    String family = root.getFileName() + ".";
    for (int pid : Processes.all()) {
      boolean marked =
          Processes.variable(pid, Leftovers.MARKER).filter(m -> m.startsWith(family)).isPresent();
      boolean inside = Processes.link(pid, "cwd").filter(cwd -> cwd.startsWith(root)).isPresent();
      if (marked || inside) {
        Kernel.kill(pid, Kernel.SIGKILL);
      }
    }
  }
}
