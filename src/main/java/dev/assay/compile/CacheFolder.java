package dev.assay.compile;

import java.nio.file.Path;

/** Where what can be made again is kept from one start to the next. */
public final class CacheFolder {
  private CacheFolder() {}

  /** A place where nothing can be kept, for users without a home. */
  private static final Path NOWHERE = Path.of("/dev/null");

  /** The folder or file of that name in the user's folder for such things. */
  public static Path of(String name) {
    String given = System.getenv().getOrDefault("XDG_CACHE_HOME", "");
    // Java says "?" where the system knows no home.
    Path home = Path.of(System.getProperty("user.home", "?"));
    Path caches =
        given.isBlank() ? (home.isAbsolute() ? home.resolve(".cache") : NOWHERE) : Path.of(given);
    return caches.resolve("assay").resolve(name);
  }
}
