package dev.assay.bugs;

import java.io.IOException;
import java.sql.SQLException;
import java.util.Optional;

/**
 * Adds what was found out about a bug later: files first, each old or new and never half, then one
 * transaction. Killed between the two, the work is done again.
 */
final class TriageWriter {
  private final Layout layout;
  private final Database database;

  TriageWriter(Layout layout, Database database) {
    this.layout = layout;
    this.database = database;
  }

  /** The program that showed the bug first. */
  Optional<ExampleKey> first(String bug) throws SQLException {
    return new ExampleTable(database).keys(bug).stream().findFirst();
  }

  Kept keep(ExampleKey key, Reduced reduced) {
    try {
      if (isUnknown(key)) {
        return unknown(key.bug());
      }
      ReducedFiles.write(layout.example(key), reduced);
      database.setDurable(true);
      return database.transaction(() -> {
        new ReducedTable(database).put(key, reduced);
        return new Kept.Done();
      });
    } catch (SQLException | IOException e) {
      return new Kept.Failed(StoreTrouble.of(layout.root(), e).message());
    }
  }

  Kept keep(ExampleKey key, Triage triage) {
    try {
      if (isUnknown(key)) {
        return unknown(key.bug());
      }
      database.setDurable(true);
      return database.transaction(() -> {
        new TriageTable(database).put(key, triage);
        return new Kept.Done();
      });
    } catch (SQLException e) {
      return new Kept.Failed(StoreTrouble.of(layout.root(), e).message());
    }
  }

  Kept unknown(String bug) {
    return new Kept.Failed("no bug " + bug + " in " + layout.root() + " any more");
  }

  private boolean isUnknown(ExampleKey key) throws SQLException {
    return !new ExampleTable(database).keys(key.bug()).contains(key);
  }
}
