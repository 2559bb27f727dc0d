package dev.assay.bugs;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** The rows of what is known of causes. */
record TriageTable(Database database) {

  Optional<Triage> read(ExampleKey key) throws SQLException {
    List<Blame> blames =
        database.query(
            "select * from blame" + FileRows.OF + " order by place",
            TriageTable::blame,
            key.bug(),
            key.campaign(),
            key.trial());
    List<AffectedVersion> affected =
        database.query(
            "select * from affected_version" + FileRows.OF + " order by place",
            TriageTable::affected,
            key.bug(),
            key.campaign(),
            key.trial());
    return database.first(
        "select * from triage" + FileRows.OF,
        row -> triage(row, blames, affected),
        key.bug(),
        key.campaign(),
        key.trial());
  }

  /** In the place of what was there. */
  void put(ExampleKey key, Triage triage) throws SQLException {
    for (String table : List.of("triage", "blame", "affected_version")) {
      database.update("delete from " + table + FileRows.OF, key.bug(), key.campaign(), key.trial());
    }
    database.update(
        "insert into triage (bug, campaign, trial, cures, features, mutations, remarks, builds)"
            + " values (?, ?, ?, ?, ?, ?, ?, ?)",
        key.bug(),
        key.campaign(),
        key.trial(),
        Lines.join(triage.cures()),
        Lines.join(triage.features()),
        Lines.join(triage.mutations()),
        Lines.join(triage.remarks()),
        triage.builds());
    int place = 0;
    for (Blame blame : triage.blames()) {
      insert(key, place++, blame);
    }
    place = 0;
    for (AffectedVersion affected : triage.affected()) {
      insert(key, place++, affected);
    }
  }

  private void insert(ExampleKey key, int place, Blame blame) throws SQLException {
    database.update(
        "insert into blame (bug, campaign, trial, place, kind, name, function, good, bad, proof)"
            + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        key.bug(),
        key.campaign(),
        key.trial(),
        place,
        blame.kind().spelling(),
        blame.name(),
        blame.function().orElse(null),
        Lines.join(blame.good()),
        Lines.join(blame.bad()),
        blame.proof());
  }

  private void insert(ExampleKey key, int place, AffectedVersion affected) throws SQLException {
    database.update(
        "insert into affected_version (bug, campaign, trial, place, compiler, version, levels,"
            + " affected) values (?, ?, ?, ?, ?, ?, ?, ?)",
        key.bug(),
        key.campaign(),
        key.trial(),
        place,
        affected.compiler(),
        affected.version(),
        Lines.join(affected.levels()),
        affected.affected() ? 1 : 0);
  }

  private static Triage triage(ResultSet row, List<Blame> blames, List<AffectedVersion> affected)
      throws SQLException {
    return new Triage(
        blames,
        Lines.split(row.getString("cures")),
        affected,
        Lines.split(row.getString("features")),
        Lines.split(row.getString("mutations")),
        Lines.split(row.getString("remarks")),
        row.getInt("builds"));
  }

  private static Blame blame(ResultSet row) throws SQLException {
    String kind = row.getString("kind");
    return new Blame(
        Blame.Kind.parse(kind).orElseThrow(() -> new SQLException("unknown blame: " + kind)),
        row.getString("name"),
        Optional.ofNullable(row.getString("function")),
        Lines.split(row.getString("good")),
        Lines.split(row.getString("bad")),
        row.getString("proof"));
  }

  private static AffectedVersion affected(ResultSet row) throws SQLException {
    return new AffectedVersion(
        row.getString("compiler"),
        row.getString("version"),
        Lines.split(row.getString("levels")),
        row.getInt("affected") != 0);
  }
}
