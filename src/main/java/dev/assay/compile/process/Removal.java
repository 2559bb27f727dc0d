package dev.assay.compile.process;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Removes trees that somebody may have built to be hard to remove.
 *
 * <p>Each folder is moved up before it is entered, so that no path grows longer than the system
 * allows; and it is made accessible first.
 */
final class Removal {
  private Removal() {}

  /** Removes the folder and all in it; links are not followed. */
  static void removeTree(Path folder) throws IOException {
    if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      Files.deleteIfExists(folder);
      return;
    }
    removeContents(folder);
    Files.deleteIfExists(folder);
  }

  /** Empties the folder and leaves it as one that only its owner may use. */
  static void removeContents(Path folder) throws IOException {
    Deque<Path> waiting = new ArrayDeque<>();
    waiting.push(folder);
    int moved = 0;
    while (!waiting.isEmpty()) {
      Path next = waiting.peek();
      open(next);
      int before = waiting.size();
      try (DirectoryStream<Path> entries = Files.newDirectoryStream(next)) {
        for (Path entry : entries) {
          if (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
            open(entry);
            waiting.push(flat(folder, entry, moved++));
          } else {
            Files.deleteIfExists(entry);
          }
        }
      } catch (DirectoryIteratorException e) {
        throw e.getCause();
      }
      if (waiting.size() == before) {
        waiting.pop();
        if (next != folder) {
          Files.deleteIfExists(next);
        }
      }
    }
  }

  private static Path flat(Path top, Path folder, int number) throws IOException {
    if (folder.getParent().equals(top)) {
      return folder;
    }
    Path target = top.resolve(".removed-" + number);
    while (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
      target = top.resolve(target.getFileName() + "x");
    }
    return Files.move(folder, target);
  }

  private static void open(Path folder) throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
  }
}
