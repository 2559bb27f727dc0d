package dev.assay.compile.find;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Tells when something learnt of a compiler is no longer sure. */
final class ProbeKeys {
  /** Changed with every package that is installed, such as a sanitizer's library. */
  private static final List<Path> PACKAGES =
      List.of(
          Path.of("/var/lib/dpkg/status"),
          Path.of("/var/lib/rpm/rpmdb.sqlite"),
          Path.of("/lib/apk/db/installed"),
          Path.of("/var/lib/pacman/local"));

  private ProbeKeys() {}

  static ProbeCache.Key of(Candidate candidate, SearchPath path) {
    var parts =
        Stream.of(
            candidate.command().toString(),
            CandidateSearch.real(candidate.path()).map(ProbeKeys::stamp).orElse(""),
            candidate.configured().toString(),
            Sizes.PROGRAM,
            emulators(path),
            packages());
    return ProbeCache.Key.of(parts.toList());
  }

  static String packages() {
    return String.join(" ", PACKAGES.stream().map(ProbeKeys::stamp).toList());
  }

  private static String emulators(SearchPath path) {
    return path.folders().toString();
  }

  static String stamp(Path file) {
    try {
      return file + " " + Files.size(file) + " " + Files.getLastModifiedTime(file).toMillis();
    } catch (IOException _) {
      return "";
    }
  }
}
