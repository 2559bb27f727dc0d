package dev.assay.compile.process;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The folders that programs are looked for in.
 *
 * @param path the user's own
 * @param usual where tools of the system are, too
 */
record SearchFolders(String path, List<String> usual) {
  private static final List<String> USUAL =
      List.of("/usr/local/bin", "/usr/bin", "/bin", "/usr/sbin", "/sbin");

  static SearchFolders of(Map<String, String> environment) {
    String given = environment.getOrDefault("PATH", "");
    return new SearchFolders(given.isEmpty() ? String.join(":", USUAL) : given, USUAL);
  }

  /** A program of the system, which need not be in the user's path. */
  Optional<Path> tool(String name) {
    return find(Stream.concat(Arrays.stream(path.split(":")), usual.stream()), name);
  }

  /** Why a command cannot be started from a folder, if that is plain to see. */
  Optional<String> problem(List<String> command, Path folder) {
    if (command.isEmpty() || command.stream().anyMatch(word -> word.indexOf('\0') >= 0)) {
      return Optional.of("not a command: " + command);
    }
    String name = command.getFirst();
    if (!Files.isDirectory(folder)) {
      return Optional.of("no such folder: " + folder);
    }
    return locate(name, folder).isPresent()
        ? Optional.empty()
        : Optional.of("no such program: " + name);
  }

  /** The file that a command word means in a folder. */
  Optional<Path> locate(String name, Path folder) {
    return name.contains("/")
        ? Optional.of(folder.resolve(name)).filter(SearchFolders::isProgram)
        : find(Arrays.stream(path.split(":")).map(f -> folder.resolve(f).toString()), name);
  }

  private static Optional<Path> find(Stream<String> folders, String name) {
    return folders
        .map(folder -> Path.of(folder).resolve(name))
        .filter(SearchFolders::isProgram)
        .findFirst();
  }

  private static boolean isProgram(Path file) {
    return Files.isRegularFile(file) && Files.isExecutable(file);
  }
}
