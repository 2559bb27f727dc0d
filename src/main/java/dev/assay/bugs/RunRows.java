package dev.assay.bugs;

import dev.assay.compile.BuildCommands;
import dev.assay.compile.Purpose;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** What compilers did with programs, in one of the tables that tell. */
record RunRows(Database database, String table) {

  List<StoredRun> read(ExampleKey key) throws SQLException {
    return database.query(
        "select * from " + table + FileRows.OF + " order by place",
        RunRows::run,
        key.bug(),
        key.campaign(),
        key.trial());
  }

  void insert(ExampleKey key, List<StoredRun> runs) throws SQLException {
    int place = 0;
    for (StoredRun run : runs) {
      insert(key, place++, run);
    }
  }

  private void insert(ExampleKey key, int place, StoredRun run) throws SQLException {
    StoredRun.Way way = run.way();
    database.update(
        "insert into "
            + table
            + """
             (bug, campaign, trial, place, compiler, version, target,
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
        FileRows.bytes(run.stdout()),
        FileRows.bytes(run.messages()),
        run.code());
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
        FileRows.text(row.getBytes("stdout")),
        FileRows.text(row.getBytes("messages")),
        row.getString("code"));
  }
}
