package dev.assay.bugs;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Writes files so that a process killed at any moment leaves the old or the new, never half. */
final class DurableFiles {
  private DurableFiles() {}

  /** Writes a new file whose bytes are on the disk when this returns. */
  static void write(Path file, byte[] content) throws IOException {
    Files.createDirectories(file.getParent());
    // Not a channel: those are closed when a thread is interrupted, as campaigns stop their
    // workers.
    try (var stream = new FileOutputStream(file.toFile())) {
      stream.write(content);
      stream.getFD().sync();
    }
  }

  /** Puts content in the place of whatever the file held. */
  static void replace(Path file, byte[] content) throws IOException {
    Path temporary = file.resolveSibling("." + file.getFileName() + ".new");
    try {
      write(temporary, content);
      Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.deleteIfExists(temporary);
      throw e;
    }
    syncFolder(file.getParent());
  }

  /** Moves a written folder to its final place at once. */
  static void place(Path temporary, Path folder) throws IOException {
    Files.createDirectories(folder.getParent());
    syncFolder(temporary);
    Files.move(temporary, folder, StandardCopyOption.ATOMIC_MOVE);
    syncFolder(folder.getParent());
  }

  static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    List<Path> files;
    try (var walk = Files.walk(folder)) {
      files = walk.toList().reversed();
    }
    for (Path file : files) {
      Files.deleteIfExists(file);
    }
  }

  /** Names are kept in the folder, and reach the disk only with it. */
  private static void syncFolder(Path folder) throws IOException {
    boolean interrupted = Thread.interrupted();
    try {
      while (!synced(folder)) {
        interrupted |= Thread.interrupted();
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** False if an interruption came between. */
  private static boolean synced(Path folder) throws IOException {
    try (var channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
      return true;
    } catch (ClosedByInterruptException _) {
      return false;
    }
  }
}
