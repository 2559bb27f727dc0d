package dev.assay.cli;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Looks into a campaign's database with plain SQL, as somebody else's program would. */
final class FuzzStored {
  private FuzzStored() {}

  /** One text a row, its fields divided by blanks. */
  static List<String> rows(Path out, String query) throws SQLException {
    var rows = new ArrayList<String>();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + out.resolve("campaign.db"));
        var statement = connection.createStatement();
        var result = statement.executeQuery(query)) {
      while (result.next()) {
        var fields = new ArrayList<String>();
        for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
          fields.add(result.getString(i));
        }
        rows.add(String.join(" ", fields));
      }
    }
    return List.copyOf(rows);
  }

  /** What there is to tell of each trial of a campaign. */
  static List<String> trials(Path out, int campaign) throws SQLException {
    return rows(
        out,
        "select number, generator, seed, verdict from trial where campaign = "
            + campaign
            + " order by number");
  }
}
