package dev.assay.bugs;

import dev.assay.c.Standard;
import dev.assay.mutate.SourceFile;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The rows of examples: enough of each to make its folder again. */
final class ExampleTable {
  private final Database database;

  ExampleTable(Database database) {
    this.database = database;
  }

  /** The examples of a bug, the first one first. */
  List<ExampleKey> keys(String bug) throws SQLException {
    return database.query(
        "select campaign, trial, is_first from example where bug = ?"
            + " order by is_first desc, seen, campaign, trial",
        row -> new ExampleKey(bug, row.getLong(1), row.getLong(2), row.getInt(3) != 0),
        bug);
  }

  int count(String bug) throws SQLException {
    return database
        .query("select count(*) from example where bug = ?", row -> row.getInt(1), bug)
        .getFirst();
  }

  Optional<Example> read(ExampleKey key) throws SQLException {
    List<SourceFile> files = new FileRows(database, "example_file").read(key);
    List<StoredRun> runs = new RunRows(database, "example_run").read(key);
    return database.first(
        "select * from example" + FileRows.OF,
        row -> example(row, files, runs),
        key.bug(),
        key.campaign(),
        key.trial());
  }

  void insert(ExampleKey key, Example example) throws SQLException {
    database.update(
        """
        insert into example (bug, campaign, trial, is_first, generator, seed, detail, seen, standard,
          units, flags, expected_exit, expected_stdout, summary)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        key.bug(),
        key.campaign(),
        key.trial(),
        key.first() ? 1 : 0,
        example.sighting().origin().generator(),
        example.sighting().origin().seed().value(),
        example.sighting().origin().detail(),
        example.sighting().time().toString(),
        example.standard().spelling(),
        Lines.join(example.units()),
        Lines.join(example.flags()),
        example.expected().map(Expected::exit).orElse(null),
        example.expected().map(expected -> FileRows.bytes(expected.stdout())).orElse(null),
        example.summary());
    new FileRows(database, "example_file").insert(key, example.files());
    new RunRows(database, "example_run").insert(key, example.runs());
  }

  private static Example example(ResultSet row, List<SourceFile> files, List<StoredRun> runs)
      throws SQLException {
    byte[] stdout = row.getBytes("expected_stdout");
    String standard = row.getString("standard");
    return new Example(
        new Sighting(
            row.getLong("campaign"),
            row.getLong("trial"),
            BugTable.origin(row),
            Instant.parse(row.getString("seen"))),
        Standard.parse(standard)
            .orElseThrow(() -> new SQLException("unknown standard: " + standard)),
        files,
        Lines.split(row.getString("units")),
        Lines.split(row.getString("flags")),
        stdout == null
            ? Optional.empty()
            : Optional.of(new Expected(row.getInt("expected_exit"), FileRows.text(stdout))),
        row.getString("summary"),
        runs);
  }
}
