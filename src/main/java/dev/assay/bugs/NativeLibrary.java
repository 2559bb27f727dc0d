package dev.assay.bugs;

import dev.assay.compile.CacheFolder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * Keeps the database's native library in the user's cache.
 *
 * <p>The driver itself would unpack it into the system's temporary folder at every start, and leave
 * it there for good when the process is killed.
 */
final class NativeLibrary {
  private static final String FOLDER = "org.sqlite.lib.path";

  private NativeLibrary() {}

  /**
   * Tells the driver where the library is; where that cannot be done, the driver does as it does.
   */
  static void prepare() {
    if (System.getProperty(FOLDER) == null) {
      try {
        System.setProperty(FOLDER, unpacked().toString());
      } catch (IOException | IllegalArgumentException _) {
        // No home or no room in it: not needed, only tidier.
      }
    }
  }

  private static Path unpacked() throws IOException {
    String name = LibraryLoaderUtil.getNativeLibName();
    Path folder = CacheFolder.of("sqlite-" + SQLiteJDBCLoader.getVersion());
    Path file = folder.resolve(name);
    byte[] content = content(LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name);
    if (!Files.exists(file) || !Arrays.equals(Files.readAllBytes(file), content)) {
      Files.createDirectories(folder);
      Path fresh = Files.createTempFile(folder, name, ".new");
      try {
        Files.write(fresh, content);
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(fresh);
      }
    }
    return folder;
  }

  private static byte[] content(String resource) throws IOException {
    try (InputStream stream = SQLiteJDBCLoader.class.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IOException("no library for this machine");
      }
      return stream.readAllBytes();
    }
  }
}
