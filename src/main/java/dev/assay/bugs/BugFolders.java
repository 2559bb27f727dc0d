package dev.assay.bugs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Writes the folders of bugs, and mends them when they and the database tell different stories. */
final class BugFolders {
  private final Layout layout;

  BugFolders(Layout layout) {
    this.layout = layout;
  }

  /** Writes the folder of an example, beside first, then at once; returns it. */
  Path write(ExampleKey key, Example example, Optional<Bug> first) throws IOException {
    Path folder = layout.example(key);
    var files = new LinkedHashMap<>(ExampleFiles.of(example));
    first.ifPresent(bug -> files.put("bug.toml", BugToml.of(bug)));
    write(files, layout.temporary(key), folder);
    return folder;
  }

  /** Writes the files of an example, and those beside it, into a folder of their own. */
  static void write(Map<String, byte[]> files, Path temporary, Path folder) throws IOException {
    try {
      DurableFiles.delete(temporary);
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        DurableFiles.write(temporary.resolve(file.getKey()), file.getValue());
      }
      makeExecutable(temporary.resolve(ExampleFiles.SCRIPT));
      // Left over only if its row was never written.
      DurableFiles.delete(folder);
      DurableFiles.place(temporary, folder);
    } catch (IOException e) {
      DurableFiles.delete(temporary);
      throw e;
    }
  }

  /** Brings {@code bug.toml} up to date. */
  void update(Bug bug) throws IOException {
    Path file = layout.bugFile(bug.id());
    byte[] content = BugToml.of(bug);
    if (!Files.exists(file) || !Arrays.equals(Files.readAllBytes(file), content)) {
      DurableFiles.replace(file, content);
    }
  }

  /**
   * Makes the folders say what the database says: drops what a killed process left behind (its
   * trial is not counted, and will run again) and writes what somebody deleted.
   */
  void mend(BugTable bugs, ExampleTable examples, ReducedTable reduced)
      throws IOException, SQLException {
    List<Bug> all = bugs.all();
    Set<Path> wanted = new HashSet<>();
    for (Bug bug : all) {
      for (ExampleKey key : examples.keys(bug.id())) {
        wanted.add(layout.example(key));
      }
    }
    drop(layout.bugs(), Layout::isTemporary);
    drop(layout.bugs(), folder -> Layout.isBug(folder) && !wanted.contains(folder));
    for (Bug bug : all) {
      drop(layout.more(bug.id()), folder -> Layout.isMore(folder) && !wanted.contains(folder));
      restore(bug, examples);
      restore(bug, examples, reduced);
      update(bug);
    }
  }

  private void restore(Bug bug, ExampleTable examples) throws IOException, SQLException {
    for (ExampleKey key : examples.keys(bug.id())) {
      Path folder = layout.example(key);
      if (!isWhole(folder)) {
        Optional<Example> example = examples.read(key);
        if (example.isPresent()) {
          fill(folder, example.get());
        }
      }
    }
  }

  private void restore(Bug bug, ExampleTable examples, ReducedTable reduced)
      throws IOException, SQLException {
    for (ExampleKey key : examples.keys(bug.id())) {
      Optional<Reduced> found = reduced.read(key);
      if (found.isPresent()) {
        ReducedFiles.fill(layout.example(key), found.get());
      }
    }
  }

  private static boolean isWhole(Path folder) {
    // C++ was once kept by the name of C too, and the script beside it says so.
    return (Files.exists(folder.resolve(ExampleFiles.MAIN))
            || Files.exists(folder.resolve(ExampleFiles.CXX_MAIN)))
        && Files.exists(folder.resolve(ExampleFiles.SCRIPT))
        && Files.exists(folder.resolve(ExampleFiles.OUTPUT));
  }

  /** Adds the missing files; those that are there may hold somebody's changes. */
  private static void fill(Path folder, Example example) throws IOException {
    for (Map.Entry<String, byte[]> file : ExampleFiles.of(example).entrySet()) {
      Path path = folder.resolve(file.getKey());
      if (!Files.exists(path)) {
        DurableFiles.write(path, file.getValue());
      }
    }
    makeExecutable(folder.resolve(ExampleFiles.SCRIPT));
  }

  private static void makeExecutable(Path file) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static void drop(Path parent, Predicate<Path> unwanted) throws IOException {
    if (!Files.isDirectory(parent)) {
      return;
    }
    List<Path> folders;
    try (var list = Files.list(parent)) {
      folders = list.filter(unwanted).toList();
    }
    for (Path folder : folders) {
      DurableFiles.delete(folder);
    }
  }
}
