package dev.assay.compile;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The folders in which programs are looked for, as the environment's PATH lists them. */
public record SearchPath(List<Path> folders) {
  private static final List<String> C_COMPILERS =
      List.of(
          "gcc",
          "cc",
          "clang",
          "gcc-15",
          "gcc-14",
          "gcc-13",
          "gcc-12",
          "gcc-11",
          "clang-21",
          "clang-20",
          "clang-19",
          "clang-18",
          "clang-17",
          "clang-16",
          "clang-15",
          "clang-14");

  public SearchPath {
    folders = List.copyOf(folders);
  }

  public static SearchPath ofEnvironment() {
    String path = System.getenv().getOrDefault("PATH", "/usr/local/bin:/usr/bin:/bin");
    return new SearchPath(
        List.of(path.split(File.pathSeparator)).stream()
            .filter(folder -> !folder.isEmpty())
            .map(Path::of)
            .toList());
  }

  /** The program of that name, or at that place when the name has a folder in it. */
  public Optional<Path> find(String name) {
    if (name.contains("/")) {
      return Optional.of(Path.of(name)).filter(Files::isExecutable);
    }
    return folders.stream()
        .map(folder -> folder.resolve(name))
        .filter(file -> Files.isExecutable(file) && !Files.isDirectory(file))
        .findFirst();
  }

  /** Any C compiler, the system's own first. */
  public Optional<Path> findCompiler() {
    return C_COMPILERS.stream().flatMap(name -> find(name).stream()).findFirst();
  }
}
