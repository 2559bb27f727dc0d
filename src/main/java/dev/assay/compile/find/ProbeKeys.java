package dev.assay.compile.find;

import dev.assay.compile.Compiler;
import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tells when something learnt of a compiler is no longer sure. */
public final class ProbeKeys {
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
            candidate.configured().map(ProbeKeys::wishes).orElse(""),
            Sizes.PROGRAM,
            path.folders().toString(),
            packages());
    return ProbeCache.Key.of(parts.toList());
  }

  /** For what is learnt of a compiler that works. */
  public static ProbeCache.Key of(Compiler compiler, List<String> more) {
    Path program = Path.of(compiler.command().getFirst());
    return ProbeCache.Key.of(
        List.of(
            compiler.command().toString(),
            compiler.version(),
            compiler.runner().toString(),
            sorted(compiler.environment()),
            CandidateSearch.real(program).map(ProbeKeys::stamp).orElse(""),
            packages(),
            more.toString()));
  }

  private static String wishes(ConfiguredCompiler wanted) {
    return Stream.of(
            wanted.family(),
            wanted.levels(),
            wanted.runner(),
            wanted.model(),
            sorted(wanted.environment()),
            wanted.limits())
        .map(Object::toString)
        .collect(Collectors.joining(" "));
  }

  /** In an order that is the same in every process. */
  private static String sorted(Map<String, String> variables) {
    return new TreeMap<>(variables).toString();
  }

  private static String packages() {
    return String.join(" ", PACKAGES.stream().map(ProbeKeys::stamp).toList());
  }

  private static String stamp(Path file) {
    try {
      return file + " " + Files.size(file) + " " + Files.getLastModifiedTime(file).toMillis();
    } catch (IOException _) {
      return "";
    }
  }
}
