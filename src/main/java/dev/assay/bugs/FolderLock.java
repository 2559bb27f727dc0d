package dev.assay.bugs;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Keeps a second campaign out of a folder. The operating system frees it when the process ends,
 * however it ends.
 */
final class FolderLock implements AutoCloseable {
  private final FileChannel channel;

  private FolderLock(FileChannel channel) {
    this.channel = channel;
  }

  /** Empty if another campaign has it. */
  static Optional<FolderLock> take(Path file) throws IOException {
    var channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (!locks(channel)) {
      channel.close();
      return Optional.empty();
    }
    try {
      byte[] holder = (ProcessHandle.current().pid() + "\n").getBytes(StandardCharsets.US_ASCII);
      channel.truncate(0);
      int _ = channel.write(ByteBuffer.wrap(holder));
    } catch (IOException e) {
      channel.close();
      throw e;
    }
    return Optional.of(new FolderLock(channel));
  }

  /** The process that holds the lock, in words. */
  static String holder(Path file) {
    try {
      String number = Files.readString(file, StandardCharsets.US_ASCII).strip();
      return number.isEmpty() ? "another process" : "process " + number;
    } catch (IOException _) {
      return "another process";
    }
  }

  private static boolean locks(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException _) {
      return false;
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
