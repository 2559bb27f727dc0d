package dev.assay.compile.find;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
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
    folders.addAll(children(Path.of("/opt"), _ -> true).map(f -> f.resolve("bin")).toList());
    folders.addAll(
        children(Path.of("/usr/lib"), name -> name.startsWith("llvm-"))
            .map(f -> f.resolve("bin"))
            .toList());
    folders.add(home.resolve(".local/bin"));
    return new SearchPath(folders.stream().filter(Files::isDirectory).toList());
  }

  /** One candidate for each real file, the names of one file being names of one compiler. */
  static List<Candidate> in(SearchPath path) {
    Map<Path, List<Path>> aliases = new LinkedHashMap<>();
    var seen = new HashSet<Path>();
    for (Path folder : path.folders()) {
      // On most machines /bin is /usr/bin.
      if (!real(folder).map(seen::add).orElse(false)) {
        continue;
      }
      children(folder, NAME.asMatchPredicate())
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
                    .thenComparingInt(p -> p.getFileName().toString().length()))
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
  private static Stream<Path> children(Path folder, Predicate<String> wanted) {
    String[] names = folder.toFile().list();
    return names == null
        ? Stream.of()
        : Arrays.stream(names).filter(wanted).sorted().map(folder::resolve);
  }
}
