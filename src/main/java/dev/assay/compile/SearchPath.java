package dev.assay.compile;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The folders in which programs are looked for, as the environment's PATH lists them. */
public record SearchPath(List<Path> folders) {
  /** What a system calls its own C compiler. */
  private static final List<String> PLAIN = List.of("gcc", "cc", "clang");

  private static final Pattern RELEASE = Pattern.compile("(gcc|clang)-(\\d{1,4})");

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

  /** Any C compiler: the system's own, or else the newest release of gcc, or else of clang. */
  public Optional<Path> findCompiler() {
    return Stream.concat(PLAIN.stream(), releases())
        .flatMap(name -> find(name).stream())
        .findFirst();
  }

  private Stream<String> releases() {
    return folders.stream()
        .map(folder -> folder.toFile().list())
        .filter(Objects::nonNull)
        .flatMap(Stream::of)
        .map(RELEASE::matcher)
        .filter(Matcher::matches)
        .sorted(
            Comparator.comparing((Matcher name) -> name.group(1))
                .thenComparing(name -> Integer.valueOf(name.group(2)))
                .reversed())
        .map(Matcher::group);
  }
}
