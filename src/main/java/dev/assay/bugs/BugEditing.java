package dev.assay.bugs;

import dev.assay.judge.Signature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/**
 * Adds to the bugs of a folder from outside of its campaign, also while one is running there; any
 * thread may use it.
 */
public final class BugEditing implements AutoCloseable {
  private final Layout layout;
  private final Database database;
  private final TriageWriter writer;
  private final ExampleMoving moving;

  private BugEditing(Layout layout, Database database) {
    this.layout = layout;
    this.database = database;
    this.moving = new ExampleMoving(layout, database);
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

  /** What became of moving programs to bugs of their own. */
  public sealed interface Moved {
    /** Those bugs, each once; empty if nothing was to be moved. */
    record Done(List<Bug> bugs) implements Moved {
      public Done {
        bugs = List.copyOf(bugs);
      }
    }

    /** The folder cannot be written; the message says what to do. */
    record Failed(String message) implements Moved {}
  }

  /**
   * Files those of a bug's programs that have another cause than its first one under bugs of their
   * own, named by the cause; the first program and the bug's id stay.
   */
  public synchronized Moved separate(Bug bug) {
    try {
      var triages = new TriageTable(database);
      List<ExampleKey> keys = new ExampleTable(database).keys(bug.id());
      Optional<String> own = keys.isEmpty() ? Optional.empty() : cause(triages, keys.getFirst());
      var moved = new LinkedHashMap<String, Bug>();
      for (ExampleKey key : keys) {
        Optional<String> cause = cause(triages, key);
        if (!key.first() && own.isPresent() && cause.isPresent() && !own.equals(cause)) {
          moving.move(key, named(bug, cause.get()), false).ifPresent(to -> moved.put(to.id(), to));
        }
      }
      return new Moved.Done(List.copyOf(moved.values()));
    } catch (SQLException | IOException e) {
      return new Moved.Failed(StoreTrouble.of(layout.root(), e).message());
    }
  }

  /** Files programs of a bug under one bug of their own, because somebody says so. */
  public synchronized Moved split(Bug bug, List<ExampleKey> examples) {
    try {
      var moved = new LinkedHashMap<String, Bug>();
      Signature signature = named(bug, "split " + examples.getFirst().name());
      for (ExampleKey key : examples) {
        moving.move(key, signature, true).ifPresent(to -> moved.put(to.id(), to));
      }
      return new Moved.Done(List.copyOf(moved.values()));
    } catch (SQLException | IOException e) {
      return new Moved.Failed(StoreTrouble.of(layout.root(), e).message());
    }
  }

  /** Keeps what somebody decided about pairs of bugs. */
  public synchronized Kept regroup(List<Regrouping> decisions) {
    try {
      database.setDurable(true);
      return database.transaction(() -> {
        for (Regrouping decision : decisions) {
          new RegroupTable(database).put(decision);
        }
        return new Kept.Done();
      });
    } catch (SQLException e) {
      return new Kept.Failed(StoreTrouble.of(layout.root(), e).message());
    }
  }

  private static Optional<String> cause(TriageTable triages, ExampleKey key) throws SQLException {
    return triages.read(key).flatMap(Cause::part);
  }

  private static Signature named(Bug bug, String cause) {
    Signature old = bug.signature();
    return new Signature(old.kind(), old.compiler(), old.key() + "; " + cause);
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
