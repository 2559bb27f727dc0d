package dev.assay.cli;

import dev.assay.bugs.BugFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finds the store that a bug's name means: the one of its path, the one that is given, {@code
 * ./assay-out}, or else the only one below the current folder that has such a bug.
 */
record StoreSearch(Optional<Path> given, Path here) {

  /** Where a bug is. */
  sealed interface Place {
    record In(Path store, String id) implements Place {}

    /** Nowhere, or in several stores; the message is for the user. */
    record Unclear(String message) implements Place {}
  }

  /** Whether a word of the command line is a bug's name and no file's. */
  static boolean isBug(String name) {
    Path path = Path.of(name);
    if (Files.isRegularFile(path)) {
      return false;
    }
    boolean nobody = !Files.exists(path) && path.getFileName().toString().matches("[0-9a-f]+");
    return nobody || BugFolder.of(path).isPresent();
  }

  Place of(String name) {
    Optional<BugFolder> folder = BugFolder.of(Path.of(name));
    if (folder.isPresent()) {
      return new Place.In(folder.get().store(), folder.get().id());
    }
    if (name.contains("/")) {
      return new Place.Unclear(name + ": there is no store of bugs there");
    }
    Path usual = given.orElse(StoreOption.USUAL);
    return given.isPresent() || Files.exists(here.resolve(usual))
        ? new Place.In(usual, name)
        : below(name);
  }

  private Place below(String id) {
    List<Path> stores = BugFolder.stores(here);
    List<Path> having =
        stores.stream().filter(store -> !BugFolder.startingWith(store, id).isEmpty()).toList();
    if (having.size() == 1) {
      return new Place.In(having.getFirst(), id);
    }
    if (having.isEmpty()) {
      return new Place.Unclear(
          stores.isEmpty()
              ? "there is no " + StoreOption.USUAL + " here; --store says where bugs are kept"
              : "no bug " + id + " in " + names(stores) + "; 'assay bugs --store DIR' lists them");
    }
    return new Place.Unclear(
        id
            + " is in several stores: "
            + having.stream()
                .flatMap(store ->
                    BugFolder.startingWith(store, id).stream().map(one -> store + "/" + one))
                .collect(Collectors.joining(", "))
            + "; name one of these, or a store with --store");
  }

  /** What else could have been meant where no store is; empty if there is nothing. */
  static String elsewhere(Path here) {
    List<Path> stores = BugFolder.stores(here);
    return stores.isEmpty() ? "" : "; below this folder there is " + names(stores);
  }

  private static String names(List<Path> stores) {
    return stores.stream().map(Path::toString).collect(Collectors.joining(", "));
  }
}
