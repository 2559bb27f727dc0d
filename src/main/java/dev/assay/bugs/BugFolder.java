package dev.assay.bugs;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** A bug as a place on the disk: the store it is kept in, and its id, which may be shortened. */
public record BugFolder(Path store, String id) {
  /** Stores are looked for no deeper than this, and in no more folders: the search stays short. */
  private static final int DEPTH = 5;

  private static final int FOLDERS = 20_000;

  /**
   * What a path means: {@code STORE/ID}, {@code STORE/bugs/ID}, or anything in that folder; empty
   * if there is no store.
   */
  public static Optional<BugFolder> of(Path path) {
    Path whole = path.toAbsolutePath().normalize();
    boolean spelled = path.getNameCount() > 1 || Files.isDirectory(whole);
    Path at = whole;
    while (spelled && at.getParent() != null) {
      Path parent = at.getParent();
      Optional<BugFolder> found = in(at, parent, path);
      if (found.isPresent()) {
        return found;
      }
      at = parent;
    }
    return Optional.empty();
  }

  private static Optional<BugFolder> in(Path at, Path parent, Path asked) {
    String name = at.getFileName().toString();
    Path above = parent.getParent();
    if (above != null && parent.endsWith("bugs") && isStore(above)) {
      return Optional.of(new BugFolder(shown(above, asked), name));
    }
    return isStore(parent) && !Files.exists(at)
        ? Optional.of(new BugFolder(shown(parent, asked), name))
        : Optional.empty();
  }

  /** As the user spelled it, where that can be told. */
  private static Path shown(Path store, Path asked) {
    return asked.isAbsolute() ? store : Path.of("").toAbsolutePath().relativize(store);
  }

  /** Whether bugs are kept in a folder. */
  public static boolean isStore(Path folder) {
    return Files.exists(new Layout(folder).database());
  }

  /** The ids in a store that start so. */
  public static List<String> startingWith(Path store, String id) {
    try (var folders = Files.list(new Layout(store).bugs())) {
      return folders
          .filter(Layout::isBug)
          .map(folder -> folder.getFileName().toString())
          .filter(name -> name.startsWith(id))
          .sorted()
          .toList();
    } catch (IOException _) {
      return List.of();
    }
  }

  /** The stores below a folder, but for hidden ones and what cannot be read. */
  public static List<Path> stores(Path folder) {
    var search = new Search(folder);
    try {
      Files.walkFileTree(
          folder, EnumSet.noneOf(java.nio.file.FileVisitOption.class), DEPTH, search);
    } catch (IOException _) {
      // What was found until then is all that is there to be found.
    }
    return search.stores.stream().sorted().toList();
  }

  private static final class Search extends SimpleFileVisitor<Path> {
    private final Path start;
    private final List<Path> stores = new ArrayList<>();
    private int seen;

    Search(Path start) {
      this.start = start;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      boolean hidden = !folder.equals(start) && folder.getFileName().toString().startsWith(".");
      if (seen++ > FOLDERS) {
        return FileVisitResult.TERMINATE;
      }
      if (!hidden && isStore(folder)) {
        stores.add(folder);
        return FileVisitResult.SKIP_SUBTREE;
      }
      return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) {
      return FileVisitResult.CONTINUE;
    }
  }
}
