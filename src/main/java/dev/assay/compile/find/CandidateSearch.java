package dev.assay.compile.find;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Looks into folders for files that are named as compilers are. */
final class CandidateSearch {
  /** A target has a dash in it, which keeps wrappers such as c99-gcc out. */
  private static final Pattern NAME =
      Pattern.compile(
          "(?:(?<target>\\w+(?:-\\w+)+)-)?(?<kind>gcc|clang|tcc|pcc)(?<version>-\\d+(\\.\\d+)*)?");

  /** They call the compiler of their own name; behind the link all compilers would look alike. */
  private static final Pattern WRAPPER = Pattern.compile("(ccache|distcc|icecc|sccache).*");

  private CandidateSearch() {}

  /** The folders of the PATH, and those where compilers are when they are not on it. */
  static SearchPath usualPlaces(SearchPath path, Path home) {
    var folders = new LinkedHashSet<>(path.folders());
    folders.add(Path.of("/usr/bin"));
    folders.add(Path.of("/usr/local/bin"));
    folders.addAll(children(Path.of("/opt"), "").map(f -> f.resolve("bin")).toList());
    folders.addAll(children(Path.of("/usr/lib"), "llvm-").map(f -> f.resolve("bin")).toList());
    folders.add(home.resolve(".local/bin"));
    return new SearchPath(folders.stream().filter(Files::isDirectory).toList());
  }

  /** One candidate for each real file, the names of one file being names of one compiler. */
  static List<Candidate> in(SearchPath path) {
    Map<Path, List<Path>> aliases = new LinkedHashMap<>();
    for (Path folder : path.folders()) {
      children(folder, "")
          .filter(file -> NAME.matcher(file.getFileName().toString()).matches())
          .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
          .forEach(file -> real(file).ifPresent(to -> add(aliases, to, file)));
    }
    return aliases.values().stream().map(CandidateSearch::best).toList();
  }

  private static void add(Map<Path, List<Path>> aliases, Path real, Path file) {
    if (!WRAPPER.matcher(real.getFileName().toString()).matches()) {
      aliases.computeIfAbsent(real, _ -> new ArrayList<>()).add(file);
    }
  }

  /** The shortest name with a version in it; among equals the one found first. */
  private static Candidate best(Collection<Path> names) {
    Path chosen =
        names.stream()
            .min(
                Comparator.comparing((Path p) -> match(p).group("version") == null)
                    .thenComparing(p -> p.getFileName().toString().length()))
            .orElseThrow();
    String target = match(chosen).group("target");
    return new Candidate(chosen, target == null ? "" : target, Optional.empty());
  }

  private static Matcher match(Path file) {
    Matcher matcher = NAME.matcher(file.getFileName().toString());
    if (!matcher.matches()) {
      throw new IllegalArgumentException(file + " is not named like a compiler");
    }
    return matcher;
  }

  static Optional<Path> real(Path file) {
    try {
      return Optional.of(file.toRealPath());
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /** In order of their names, so that the order of a folder on disk does not matter. */
  private static Stream<Path> children(Path folder, String prefix) {
    var sorted = new TreeMap<String, Path>();
    try (var files = Files.newDirectoryStream(folder)) {
      files.forEach(file -> sorted.put(file.getFileName().toString(), file));
    } catch (IOException | java.nio.file.DirectoryIteratorException _) {
      return Stream.of();
    }
    return sorted.values().stream().filter(f -> f.getFileName().toString().startsWith(prefix));
  }
}
