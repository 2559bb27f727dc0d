package dev.assay.bugs;

import dev.assay.judge.Signature;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * Moves a program from the bug it was filed under to one of its own: in one transaction first, then
 * its files. Killed between the two, the files are mended when the folder is opened again.
 */
final class ExampleMoving {
  private static final List<String> TABLES =
      List.of(
          "example",
          "example_file",
          "example_run",
          "reduced",
          "reduced_file",
          "reduced_run",
          "triage",
          "blame",
          "affected_version");

  private final Layout layout;
  private final Database database;
  private final BugTable bugs;
  private final ExampleTable examples;

  ExampleMoving(Layout layout, Database database) {
    this.layout = layout;
    this.database = database;
    this.bugs = new BugTable(database);
    this.examples = new ExampleTable(database);
  }

  /**
   * Files a program under another signature, as a new bug unless there is one of that signature.
   *
   * @param key not the first program of its bug: that one stays
   * @param apart whether somebody said that the two are not one
   */
  Optional<Bug> move(ExampleKey key, Signature signature, boolean apart)
      throws SQLException, IOException {
    Optional<Example> example = examples.read(key);
    Optional<Bug> from = bugs.byId(key.bug());
    if (key.first() || example.isEmpty() || from.isEmpty()) {
      return Optional.empty();
    }
    database.setDurable(true);
    ExampleKey moved =
        database.transaction(() -> record(key, from.get(), example.get(), signature));
    if (apart) {
      new RegroupTable(database).put(new Regrouping(key.bug(), moved.bug(), false));
    }
    Optional<Bug> to = bugs.byId(moved.bug());
    var folders = new BugFolders(layout);
    folders.write(moved, example.get(), moved.first() ? to : Optional.empty());
    Optional<Reduced> reduced = new ReducedTable(database).read(moved);
    if (reduced.isPresent()) {
      ReducedFiles.write(layout.example(moved), reduced.get());
    }
    DurableFiles.delete(layout.example(key));
    return to;
  }

  private ExampleKey record(ExampleKey key, Bug from, Example example, Signature signature)
      throws SQLException {
    Optional<Bug> known = bugs.bySignature(signature);
    String id = known.isPresent() ? known.get().id() : new BugIds(bugs).free(signature);
    if (known.isPresent()) {
      bugs.sighted(known.get(), example.sighting().time(), affected(example), false, "");
    } else {
      bugs.insert(fresh(id, signature, from, example));
    }
    for (String table : TABLES) {
      database.update(
          "update " + table + " set bug = ?" + FileRows.OF,
          id,
          key.bug(),
          key.campaign(),
          key.trial());
    }
    var moved = new ExampleKey(id, key.campaign(), key.trial(), known.isEmpty());
    database.update(
        "update example set is_first = ?" + FileRows.OF,
        moved.first() ? 1 : 0,
        id,
        key.campaign(),
        key.trial());
    database.update(
        "update bug set sightings = sightings - 1 where id = ? and sightings > 1", key.bug());
    return moved;
  }

  private static Bug fresh(String id, Signature signature, Bug from, Example example) {
    return new Bug(
        id,
        signature,
        from.version(),
        from.target(),
        example.summary(),
        affected(example),
        1,
        example.sighting(),
        example.sighting().time(),
        BugState.NEW,
        "",
        from.confirmed(),
        from.vouched(),
        from.assay());
  }

  private static List<Bug.Affected> affected(Example example) {
    return example.runs().stream()
        .map(StoredRun::way)
        .map(way -> new Bug.Affected(way.toString(), way.level()))
        .distinct()
        .toList();
  }
}
