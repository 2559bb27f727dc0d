package dev.assay.bugs;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;

/**
 * Adds to the bugs of a folder from outside of its campaign, also while one is running there; any
 * thread may use it.
 */
public final class BugEditing implements AutoCloseable {
  private final Database database;
  private final TriageWriter writer;

  private BugEditing(Layout layout, Database database) {
    this.database = database;
    this.writer = new TriageWriter(layout, database);
  }

  /** What became of opening a folder. */
  public sealed interface Opening {
    /** The caller closes it. */
    record Open(BugEditing editing) implements Opening {}

    /** There is nothing that can be written; the message says what to do. */
    record Impossible(String message) implements Opening {}
  }

  /** Brings an older folder's tables up to date. */
  public static Opening open(Path folder) {
    var layout = new Layout(folder);
    Optional<String> nothing = BugCatalog.nothing(layout);
    if (nothing.isPresent()) {
      return new Opening.Impossible(nothing.get());
    }
    if (!Files.isWritable(folder) || !Files.isWritable(layout.database())) {
      return new Opening.Impossible(StoreTrouble.denied(folder, layout.database().toString()));
    }
    try {
      Database database = Database.writable(layout.database());
      boolean ours = false;
      try {
        ours = Schema.version(database) <= Schema.VERSION;
        if (ours) {
          Schema.upgrade(database);
          return new Opening.Open(new BugEditing(layout, database));
        }
        return new Opening.Impossible(StoreOpening.newer(layout));
      } finally {
        if (!ours) {
          database.close();
        }
      }
    } catch (SQLException e) {
      return new Opening.Impossible(StoreTrouble.of(folder, e).message());
    }
  }

  /** Keeps what a reducer made of one of the bug's programs. */
  public synchronized Kept keepReduced(ExampleKey example, Reduced reduced) {
    return writer.keep(example, reduced);
  }

  /** Keeps what is known of the cause, from one of the bug's programs. */
  public synchronized Kept keepTriage(ExampleKey example, Triage triage) {
    return writer.keep(example, triage);
  }

  @Override
  public synchronized void close() {
    try {
      database.close();
    } catch (SQLException _) {
      // All that was written is in the journal already.
    }
  }
}
