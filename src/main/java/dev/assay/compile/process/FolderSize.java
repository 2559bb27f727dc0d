package dev.assay.compile.process;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;

/**
 * How much room a folder takes, measured while others may change it.
 *
 * @param largest the size of the largest file
 */
record FolderSize(long bytes, long largest) {
  /** Even an empty file takes room, and time to be found. */
  private static final long SMALLEST = 16384;

  private static final long FULL = 1 << 20;

  private static final int DEEPEST = 100;

  /** Also when it was filled where we cannot look. */
  static boolean isDiskFull(Path folder) {
    File place = folder.toFile();
    return place.isDirectory() && place.getUsableSpace() < FULL;
  }

  /** Stops once there is more than {@code enough}. */
  static FolderSize of(Path folder, long enough) {
    var counter = new Counter(enough);
    try {
      Files.walkFileTree(folder, EnumSet.noneOf(FileVisitOption.class), DEEPEST, counter);
    } catch (IOException e) {
      // It is being changed; what was counted so far is there.
      return counter.result();
    }
    return counter.result();
  }

  private static final class Counter implements FileVisitor<Path> {
    private final long enough;
    private long bytes;
    private long largest;

    Counter(long enough) {
      this.enough = enough;
    }

    FolderSize result() {
      return new FolderSize(bytes, largest);
    }

    private FileVisitResult count(long size) {
      bytes += Math.max(SMALLEST, size);
      largest = Math.max(largest, size);
      return bytes > enough ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      return count(0);
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      return count(attributes.isRegularFile() ? attributes.size() : 0);
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException problem) {
      return count(0);
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException problem) {
      return FileVisitResult.CONTINUE;
    }
  }
}
