package dev.assay.bugs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** Writes down what people decided about bugs, also while a campaign is running. */
public final class BugMarking {
  private BugMarking() {}

  /** What became of marking. */
  public sealed interface Marked {
    record Done(List<Bug> bugs) implements Marked {}

    record Failed(String message) implements Marked {}
  }

  /**
   * Marks bugs by their full ids.
   *
   * @param link where they are reported; empty to leave each bug's link as it is
   */
  public static Marked mark(Path folder, List<String> ids, BugState state, Optional<String> link) {
    var layout = new Layout(folder);
    Optional<String> nothing = BugCatalog.nothing(layout);
    if (nothing.isPresent()) {
      return new Marked.Failed(nothing.get());
    }
    if (!Files.isWritable(folder) || !Files.isWritable(layout.database())) {
      return new Marked.Failed(StoreTrouble.denied(folder, layout.database().toString()));
    }
    try (Database database = Database.writable(layout.database())) {
      if (Schema.version(database) > Schema.VERSION) {
        return new Marked.Failed(StoreOpening.newer(layout));
      }
      var table = new BugTable(database);
      List<Bug> bugs =
          database.transaction(() -> {
            for (String id : ids) {
              String old = table.byId(id).map(Bug::link).orElse("");
              table.mark(id, state, link.orElse(old));
            }
            return table.all().stream().filter(bug -> ids.contains(bug.id())).toList();
          });
      for (Bug bug : bugs) {
        new BugFolders(layout).update(bug);
      }
      return new Marked.Done(bugs);
    } catch (SQLException | IOException e) {
      return new Marked.Failed(StoreTrouble.of(folder, e).message());
    }
  }
}
