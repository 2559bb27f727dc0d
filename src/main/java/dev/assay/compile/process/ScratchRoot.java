package dev.assay.compile.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The folder that holds all scratch folders of this process.
 *
 * <pre>
 * /dev/shm/assay-1234567/     one for each process, removed at its end
 *   owner                     its number and start time; locked while it lives
 *   0/ 1/ 2/ ...              a scratch folder each
 *   private/                  where files are made before they are put into a scratch folder
 * </pre>
 */
final class ScratchRoot implements AutoCloseable {
  static final String PREFIX = "assay-";
  static final String OWNER = "owner";

  private final Path folder;
  private final FileChannel lock;
  private final AtomicInteger next = new AtomicInteger();

  private ScratchRoot(Path folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  /** In the best place; what processes that are dead left there is removed. */
  static ScratchRoot open(ScratchPlace place) {
    StaleRoots.remove(place.folder());
    return create(place.folder());
  }

  private static ScratchRoot create(Path place) {
    try {
      Path folder = Files.createTempDirectory(place, PREFIX);
      FileChannel lock =
          FileChannel.open(
              folder.resolve(OWNER), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      if (lock.tryLock() == null) {
        throw new IOException(folder + " belongs to somebody else");
      }
      String owner = StaleRoots.Owner.thisProcess().text();
      lock.write(ByteBuffer.wrap(owner.getBytes(StandardCharsets.UTF_8)));
      Files.createDirectory(folder.resolve("private"));
      // Others may pass through to their own folder and see nothing.
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx--x--x"));
      Files.setPosixFilePermissions(
          folder.resolve("private"), PosixFilePermissions.fromString("rwx------"));
      return new ScratchRoot(folder, lock);
    } catch (IOException e) {
      throw new UncheckedIOException("no scratch folder can be made in " + place, e);
    }
  }

  Path folder() {
    return folder;
  }

  /** Begins the names of all that belongs to this root. */
  String family() {
    return folder.getFileName() + ".";
  }

  Path newFolder() {
    return folder.resolve(Integer.toString(next.getAndIncrement()));
  }

  Path newPrivateFile() {
    return folder.resolve("private").resolve(Integer.toString(next.getAndIncrement()));
  }

  @Override
  public void close() {
    try (lock) {
      Removal.removeTree(folder);
    } catch (IOException e) {
      // The next start tries again.
      return;
    }
  }
}
