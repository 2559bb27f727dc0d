package dev.assay.compile;

import java.nio.file.Path;

/** Where what can be made again is kept from one start to the next. */
public final class CacheFolder {
  private CacheFolder() {}

  /** The folder or file of that name in the user's folder for such things. */
  public static Path of(String name) {
    String given = System.getenv("XDG_CACHE_HOME");
    Path caches =
        given == null || given.isBlank()
            ? Path.of(System.getProperty("user.home", "/"), ".cache")
            : Path.of(given);
    return caches.resolve("assay").resolve(name);
  }
}
