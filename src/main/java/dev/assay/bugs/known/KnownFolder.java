package dev.assay.bugs.known;

import dev.assay.mutate.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;

/**
 * A folder of known cases.
 *
 * <pre>
 * known/
 *   pr111331/
 *     program.c   shows it; may be missing
 *     case.toml   compiler = "gcc-12"
 *                 flags = ["-O1"]
 *                 signature = ""               # of a crash, as 'assay bugs' prints it
 *                 blame = "tree-phiopt"        # as 'assay bisect' names it
 *                 releases = ["gcc-11", "gcc-12"]
 *                 link = "https://gcc.gnu.org/PR111331"
 * </pre>
 */
public sealed interface KnownFolder {
  record Cases(List<KnownCase> cases) implements KnownFolder {
    public Cases {
      cases = List.copyOf(cases);
    }
  }

  /** It cannot be used; the message names the file and says what is wrong. */
  record Wrong(String message) implements KnownFolder {}

  static KnownFolder read(Path folder) {
    if (!Files.isDirectory(folder)) {
      return new Wrong(folder + ": there is no such folder of known bugs");
    }
    var cases = new ArrayList<KnownCase>();
    try {
      List<Path> folders;
      try (var list = Files.list(folder)) {
        folders = list.filter(one -> Files.exists(one.resolve("case.toml"))).sorted().toList();
      }
      for (Path one : folders) {
        Path file = one.resolve("case.toml");
        TomlParseResult toml = Toml.parse(Files.readString(file, StandardCharsets.UTF_8));
        Optional<String> problem = problem(toml);
        if (problem.isPresent()) {
          return new Wrong(file + ": " + problem.get());
        }
        cases.add(known(one, toml));
      }
    } catch (IOException e) {
      return new Wrong(folder + ": cannot be read: " + e.getMessage());
    }
    return new Cases(cases);
  }

  private static Optional<String> problem(TomlParseResult toml) {
    if (toml.hasErrors()) {
      return Optional.of(toml.errors().getFirst().toString());
    }
    Set<String> texts = Set.of("compiler", "signature", "blame", "link");
    Set<String> lists = Set.of("flags", "releases");
    for (String key : new TreeSet<>(toml.keySet())) {
      boolean fine =
          (texts.contains(key) && toml.isString(key))
              || (lists.contains(key) && isTexts(toml, key));
      if (!fine) {
        return Optional.of(
            key
                + " is unknown or of the wrong type; there are the texts "
                + String.join(", ", new TreeSet<>(texts))
                + " and the lists "
                + String.join(", ", new TreeSet<>(lists)));
      }
    }
    return toml.isString("compiler") ? Optional.empty() : Optional.of("compiler is missing");
  }

  private static boolean isTexts(TomlParseResult toml, String key) {
    return toml.isArray(key)
        && toml.getArrayOrEmpty(key).toList().stream().allMatch(String.class::isInstance);
  }

  private static KnownCase known(Path folder, TomlParseResult toml) throws IOException {
    Path program = folder.resolve("program.c");
    return new KnownCase(
        folder.getFileName().toString(),
        Files.exists(program)
            ? Optional.of(
                new SourceFile("test.c", Files.readString(program, StandardCharsets.ISO_8859_1)))
            : Optional.empty(),
        toml.getString("compiler"),
        texts(toml, "flags"),
        toml.getString("signature", () -> ""),
        toml.getString("blame", () -> ""),
        texts(toml, "releases"),
        toml.getString("link", () -> ""));
  }

  private static List<String> texts(TomlParseResult toml, String key) {
    return toml.isArray(key)
        ? toml.getArrayOrEmpty(key).toList().stream().map(Object::toString).toList()
        : List.of();
  }
}
