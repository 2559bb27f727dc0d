package dev.assay.bugs;

import java.sql.SQLException;
import java.util.List;

/** What people decided about which bugs are one. */
record RegroupTable(Database database) {

  List<Regrouping> all() throws SQLException {
    return database.query(
        "select one, other, together from regrouped order by one, other",
        row -> new Regrouping(row.getString(1), row.getString(2), row.getInt(3) != 0));
  }

  /** The latest decision about a pair counts. */
  void put(Regrouping decision) throws SQLException {
    database.update(
        "insert into regrouped (one, other, together) values (?, ?, ?)"
            + " on conflict (one, other) do update set together = excluded.together",
        decision.one(),
        decision.other(),
        decision.together() ? 1 : 0);
  }
}
