package dev.assay.bugs;

import dev.assay.judge.BugClass;
import dev.assay.judge.Signature;
import dev.assay.mutate.Origin;
import dev.assay.random.Seed;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The rows of bugs and of the configurations they affect. */
final class BugTable {
  /** A swarm could otherwise fill the table with flags that do not matter. */
  private static final int AFFECTED_KEPT = 100;

  private final Database database;

  BugTable(Database database) {
    this.database = database;
  }

  Optional<Bug> bySignature(Signature signature) throws SQLException {
    return select("where signature = ?", signature.toString()).stream().findFirst();
  }

  List<Bug> ofKind(BugClass kind) throws SQLException {
    return select("where class = ?", kind.spelling());
  }

  Optional<Bug> byId(String id) throws SQLException {
    return select("where id = ?", id).stream().findFirst();
  }

  /** All bugs, the oldest first. */
  List<Bug> all() throws SQLException {
    // Times are texts of different lengths in the table.
    return select("").stream()
        .sorted(Comparator.comparing((Bug bug) -> bug.first().time()).thenComparing(Bug::id))
        .toList();
  }

  void insert(Bug bug) throws SQLException {
    database.update(
        """
        insert into bug (id, signature, class, compiler, signature_key, version, target, summary,
          sightings, campaign, trial, generator, seed, detail, first_seen, last_seen, state, link,
          confirmed, vouched, assay)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        bug.id(),
        bug.signature().toString(),
        bug.signature().kind().spelling(),
        bug.signature().compiler(),
        bug.signature().key(),
        bug.version(),
        bug.target(),
        bug.summary(),
        bug.count(),
        bug.first().campaign(),
        bug.first().trial(),
        bug.first().origin().generator(),
        bug.first().origin().seed().value(),
        bug.first().origin().detail(),
        bug.first().time().toString(),
        bug.lastSeen().toString(),
        bug.state().spelling(),
        bug.link(),
        bug.confirmed() ? 1 : 0,
        bug.vouched(),
        bug.assay());
    addAffected(bug.id(), bug.affected());
  }

  /** Counts one more sighting; only a first confirmation changes what is known otherwise. */
  void sighted(
      Bug bug, Instant time, List<Bug.Affected> affected, boolean confirmed, String vouched)
      throws SQLException {
    database.update(
        "update bug set sightings = sightings + 1, last_seen = ? where id = ?",
        time.toString(),
        bug.id());
    if (confirmed && !bug.confirmed()) {
      database.update("update bug set confirmed = 1, vouched = ? where id = ?", vouched, bug.id());
    }
    addAffected(bug.id(), affected);
  }

  void mark(String id, BugState state, String link) throws SQLException {
    database.update("update bug set state = ?, link = ? where id = ?", state.spelling(), link, id);
  }

  private void addAffected(String id, List<Bug.Affected> affected) throws SQLException {
    int place = countAffected(id);
    for (Bug.Affected one : affected) {
      if (place >= AFFECTED_KEPT) {
        return;
      }
      place +=
          database.update(
              "insert into affected (bug, configuration, level, place) values (?, ?, ?, ?)"
                  + " on conflict (bug, configuration) do nothing",
              id,
              one.configuration(),
              one.level(),
              place);
    }
  }

  private int countAffected(String id) throws SQLException {
    return database
        .query("select count(*) from affected where bug = ?", row -> row.getInt(1), id)
        .getFirst();
  }

  private List<Bug> select(String rest, Object... arguments) throws SQLException {
    var bugs = new ArrayList<Bug>();
    for (Bug bug : database.query("select * from bug " + rest, BugTable::read, arguments)) {
      bugs.add(
          bug.affecting(
              database.query(
                  "select configuration, level from affected where bug = ? order by place",
                  row -> new Bug.Affected(row.getString(1), row.getString(2)),
                  bug.id())));
    }
    return List.copyOf(bugs);
  }

  private static Bug read(ResultSet row) throws SQLException {
    BugClass kind = kind(row);
    return new Bug(
        row.getString("id"),
        new Signature(kind, row.getString("compiler"), row.getString("signature_key")),
        row.getString("version"),
        row.getString("target"),
        row.getString("summary"),
        List.of(),
        row.getLong("sightings"),
        new Sighting(
            row.getLong("campaign"),
            row.getLong("trial"),
            origin(row),
            Instant.parse(row.getString("first_seen"))),
        Instant.parse(row.getString("last_seen")),
        BugState.parse(row.getString("state")).orElse(BugState.NEW),
        row.getString("link"),
        kind.isBug() && row.getInt("confirmed") != 0,
        row.getString("vouched"),
        row.getString("assay"));
  }

  private static BugClass kind(ResultSet row) throws SQLException {
    String spelling = row.getString("class");
    BugClass kind =
        Stream.of(BugClass.values())
            .filter(known -> known.spelling().equals(spelling))
            .findFirst()
            .orElseThrow(() -> new SQLException("unknown class of bug: " + spelling));
    // An older folder that is only read still calls a disagreement wrong output.
    return kind == BugClass.WRONG_OUTPUT
            && List.of("", "sanitizers").contains(row.getString("vouched"))
        ? BugClass.DISAGREEMENT
        : kind;
  }

  static Origin origin(ResultSet row) throws SQLException {
    return new Origin(
        row.getString("generator"), new Seed(row.getLong("seed")), row.getString("detail"));
  }
}
