package dev.assay.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Preprocesses files of a source tree that nobody has configured: headers are looked for all over
 * the tree, and those that are nowhere are taken to be empty.
 */
public final class LooseTree {
  private static final int MOST_TRIES = 60;
  private static final Pattern MISSING =
      Pattern.compile(
          "fatal error: '?([^'\\n]+?)'?(?:: No such file or directory| file not found)");

  private final Path root;
  private final Map<String, List<Path>> byName;

  private LooseTree(Path root, Map<String, List<Path>> byName) {
    this.root = root;
    this.byName = byName;
  }

  /** The tree below a folder. */
  public static LooseTree of(Path folder) throws IOException {
    Path root = folder.toAbsolutePath().normalize();
    Map<String, List<Path>> byName = new HashMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      files
          .filter(Files::isRegularFile)
          .sorted()
          .forEach(file ->
              byName
                  .computeIfAbsent(file.getFileName().toString(), _ -> new ArrayList<>())
                  .add(file));
    }
    return new LooseTree(root, byName);
  }

  /** The text of one of its files, as far as it can be had. */
  public Preprocessing preprocess(Path given, byte[] content, Preprocessor.Settings settings)
      throws IOException {
    Path file = given.toAbsolutePath().normalize();
    Path empty = Files.createTempDirectory("assay");
    try {
      var folders = new ArrayList<Path>(above(file));
      Preprocessing result = attempt(file, content, settings, folders, empty);
      for (int i = 0; i < MOST_TRIES && result instanceof Preprocessing.Failed f; i++) {
        Matcher matcher = MISSING.matcher(f.message());
        if (!matcher.find() || !provide(matcher.group(1), file, folders, empty)) {
          return result;
        }
        result = attempt(file, content, settings, folders, empty);
      }
      return result;
    } finally {
      ToolRun.delete(empty);
    }
  }

  private Preprocessing attempt(
      Path file, byte[] content, Preprocessor.Settings settings, List<Path> folders, Path empty) {
    var flags = new ArrayList<String>();
    folders.forEach(folder -> flags.add("-I" + folder.toAbsolutePath()));
    flags.addAll(List.of("-idirafter", empty.toString()));
    // What __FILE__ stands for must not tell where the tree happens to be.
    flags.add("-fmacro-prefix-map=" + root + "/=");
    return new Preprocessor(settings.tolerantly(flags)).preprocess(file.toString(), content);
  }

  /** The folders from the file's up to the root, and those beside them that are called include. */
  private List<Path> above(Path file) {
    var folders = new ArrayList<Path>();
    for (Path at = file.getParent(); at != null && at.startsWith(root); at = at.getParent()) {
      folders.add(at);
      if (Files.isDirectory(at.resolve("include"))) {
        folders.add(at.resolve("include"));
      }
    }
    return folders;
  }

  /** False if nothing helps. */
  private boolean provide(String header, Path file, List<Path> folders, Path empty)
      throws IOException {
    Optional<Path> folder = folderOf(header, file).filter(f -> !folders.contains(f));
    if (folder.isPresent()) {
      folders.add(folder.get());
      return true;
    }
    Path standIn = empty.resolve(header).normalize();
    if (!standIn.startsWith(empty) || Files.exists(standIn)) {
      return false;
    }
    Files.createDirectories(standIn.getParent());
    Files.createFile(standIn);
    return true;
  }

  /** The nearest one from which the header has the name by which it is asked for. */
  private Optional<Path> folderOf(String header, Path file) {
    try {
      Path wanted = Path.of(header).normalize();
      return byName.getOrDefault(wanted.getFileName().toString(), List.of()).stream()
          .filter(found -> found.endsWith(wanted))
          .min(
              Comparator.comparingInt((Path found) -> -shared(found, file))
                  .thenComparingInt(Path::getNameCount))
          .map(found -> {
            Path folder = found;
            for (int i = 0; i < wanted.getNameCount(); i++) {
              folder = folder.getParent();
            }
            return folder;
          });
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  private static int shared(Path a, Path b) {
    int count = 0;
    int most = Math.min(a.getNameCount(), b.getNameCount());
    while (count < most && a.getName(count).equals(b.getName(count))) {
      count++;
    }
    return count;
  }
}
