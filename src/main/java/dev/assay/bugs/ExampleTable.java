package dev.assay.bugs;

import dev.assay.c.Standard;
import dev.assay.compile.BuildCommands;
import dev.assay.compile.Purpose;
import dev.assay.mutate.SourceFile;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The rows of examples: enough of each to make its folder again. */
final class ExampleTable {
  private static final String OF = " where bug = ? and campaign = ? and trial = ?";

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
    List<SourceFile> files =
        database.query(
            "select name, content from example_file" + OF + " order by place",
            row -> new SourceFile(row.getString(1), text(row.getBytes(2))),
            key.bug(),
            key.campaign(),
            key.trial());
    List<StoredRun> runs =
        database.query(
            "select * from example_run" + OF + " order by place",
            ExampleTable::run,
            key.bug(),
            key.campaign(),
            key.trial());
    return database.first(
        "select * from example" + OF,
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
        example.expected().map(expected -> bytes(expected.stdout())).orElse(null),
        example.summary());
    int place = 0;
    for (SourceFile file : example.files()) {
      insertFile(key, place++, file);
    }
    place = 0;
    for (StoredRun run : example.runs()) {
      insertRun(key, place++, run);
    }
  }

  private void insertFile(ExampleKey key, int place, SourceFile file) throws SQLException {
    database.update(
        "insert into example_file (bug, campaign, trial, place, name, content)"
            + " values (?, ?, ?, ?, ?, ?)",
        key.bug(),
        key.campaign(),
        key.trial(),
        place,
        file.name(),
        bytes(file.text()));
  }

  private void insertRun(ExampleKey key, int place, StoredRun run) throws SQLException {
    StoredRun.Way way = run.way();
    database.update(
        """
        insert into example_run (bug, campaign, trial, place, compiler, version, target,
          environment, level, flags, purpose, compile_command, link_command, run_command, objects,
          kind, status, stdout, messages, code)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        key.bug(),
        key.campaign(),
        key.trial(),
        place,
        way.compiler(),
        way.version(),
        way.target(),
        Lines.joinMap(way.environment()),
        way.level(),
        Lines.join(way.flags()),
        way.purpose().name(),
        Lines.join(way.commands().compile()),
        Lines.join(way.commands().link()),
        Lines.join(way.commands().run()),
        Lines.join(way.commands().objects()),
        run.kind().spelling(),
        run.status(),
        bytes(run.stdout()),
        bytes(run.messages()),
        run.code());
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
            : Optional.of(new Expected(row.getInt("expected_exit"), text(stdout))),
        row.getString("summary"),
        runs);
  }

  private static StoredRun run(ResultSet row) throws SQLException {
    String kind = row.getString("kind");
    return new StoredRun(
        new StoredRun.Way(
            row.getString("compiler"),
            row.getString("version"),
            row.getString("target"),
            Lines.splitMap(row.getString("environment")),
            row.getString("level"),
            Lines.split(row.getString("flags")),
            Purpose.valueOf(row.getString("purpose")),
            new BuildCommands(
                Lines.split(row.getString("compile_command")),
                Lines.split(row.getString("link_command")),
                Lines.split(row.getString("run_command")),
                Lines.split(row.getString("objects")))),
        RunKind.parse(kind).orElseThrow(() -> new SQLException("unknown kind of run: " + kind)),
        row.getInt("status"),
        text(row.getBytes("stdout")),
        text(row.getBytes("messages")),
        row.getString("code"));
  }

  static byte[] bytes(String latin1) {
    return latin1.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }
}
