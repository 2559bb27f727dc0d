package dev.assay.bugs;

import dev.assay.c.Standard;
import dev.assay.mutate.SourceFile;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rows of reduced programs. */
record ReducedTable(Database database) {

  Optional<Reduced> read(ExampleKey key) throws SQLException {
    List<SourceFile> files = files().read(key);
    List<StoredRun> runs = runs().read(key);
    return database.first(
        "select * from reduced" + FileRows.OF,
        row -> reduced(row, files, runs),
        key.bug(),
        key.campaign(),
        key.trial());
  }

  /** In the place of what was there. */
  void put(ExampleKey key, Reduced reduced) throws SQLException {
    delete(key);
    database.update(
        """
        insert into reduced (bug, campaign, trial, standard, units, flags, has_good, expected_exit,
          expected_stdout, tokens, original_tokens, tries, cpu_nanos, complete)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        key.bug(),
        key.campaign(),
        key.trial(),
        reduced.standard().spelling(),
        Lines.join(reduced.units()),
        Lines.join(reduced.flags()),
        reduced.good().isPresent() ? 1 : 0,
        reduced.expected().map(Expected::exit).orElse(null),
        reduced.expected().map(expected -> FileRows.bytes(expected.stdout())).orElse(null),
        reduced.tokens(),
        reduced.originalTokens(),
        reduced.tries(),
        reduced.cpu().toNanos(),
        reduced.complete() ? 1 : 0);
    files().insert(key, reduced.files());
    var runs = new ArrayList<>(List.of(reduced.bad()));
    reduced.good().ifPresent(runs::add);
    runs().insert(key, runs);
  }

  private void delete(ExampleKey key) throws SQLException {
    for (String table : List.of("reduced", "reduced_file", "reduced_run")) {
      database.update("delete from " + table + FileRows.OF, key.bug(), key.campaign(), key.trial());
    }
  }

  private FileRows files() {
    return new FileRows(database, "reduced_file");
  }

  private RunRows runs() {
    return new RunRows(database, "reduced_run");
  }

  private static Reduced reduced(ResultSet row, List<SourceFile> files, List<StoredRun> runs)
      throws SQLException {
    byte[] stdout = row.getBytes("expected_stdout");
    String standard = row.getString("standard");
    return new Reduced(
        Standard.parse(standard)
            .orElseThrow(() -> new SQLException("unknown standard: " + standard)),
        files,
        Lines.split(row.getString("units")),
        Lines.split(row.getString("flags")),
        runs.getFirst(),
        row.getInt("has_good") != 0 ? Optional.of(runs.get(1)) : Optional.empty(),
        stdout == null
            ? Optional.empty()
            : Optional.of(new Expected(row.getInt("expected_exit"), FileRows.text(stdout))),
        row.getInt("tokens"),
        row.getInt("original_tokens"),
        row.getLong("tries"),
        Duration.ofNanos(row.getLong("cpu_nanos")),
        row.getInt("complete") != 0);
  }
}
