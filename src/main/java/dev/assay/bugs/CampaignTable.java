package dev.assay.bugs;

import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** The campaigns of a folder, their settings, and the trials that are done. */
final class CampaignTable {
  private final Database database;

  CampaignTable(Database database) {
    this.database = database;
  }

  /** One start of {@code assay fuzz} that was not a resumption. */
  record Campaign(long number, String started, String assay, CampaignSettings settings) {}

  OptionalLong latest() throws SQLException {
    return database
        .first("select number from campaign order by number desc limit 1", row -> row.getLong(1))
        .map(OptionalLong::of)
        .orElse(OptionalLong.empty());
  }

  long begin(CampaignSettings settings, Instant time, String assay) throws SQLException {
    return database.transaction(() -> {
      long number = latest().orElse(0) + 1;
      database.update(
          "insert into campaign (number, started, assay) values (?, ?, ?)",
          number,
          time.toString(),
          assay);
      for (var setting : settings.values().entrySet()) {
        database.update(
            "insert into setting (campaign, name, value) values (?, ?, ?)",
            number,
            setting.getKey(),
            setting.getValue());
      }
      return number;
    });
  }

  void settle(long campaign, String name, String value) throws SQLException {
    database.update("delete from setting where campaign = ? and name = ?", campaign, name);
    database.update(
        "insert into setting (campaign, name, value) values (?, ?, ?)", campaign, name, value);
  }

  CampaignSettings settings(long campaign) throws SQLException {
    return CampaignSettings.of(map("select name, value from setting where campaign = ?", campaign));
  }

  List<Campaign> all() throws SQLException {
    var rows =
        database.query(
            "select number, started, assay from campaign order by number",
            row ->
                new Campaign(
                    row.getLong(1), row.getString(2), row.getString(3), CampaignSettings.NONE));
    var all = new ArrayList<Campaign>();
    for (Campaign row : rows) {
      all.add(new Campaign(row.number(), row.started(), row.assay(), settings(row.number())));
    }
    return List.copyOf(all);
  }

  boolean isDone(long campaign, long trial) throws SQLException {
    return database
        .first(
            "select 1 from trial where campaign = ? and number = ?",
            row -> row.getInt(1),
            campaign,
            trial)
        .isPresent();
  }

  DoneTrials done(long campaign) throws SQLException {
    var above = new HashSet<Long>();
    long below = 0;
    for (long number :
        database.query(
            "select number from trial where campaign = ? order by number",
            row -> row.getLong(1),
            campaign)) {
      if (number == below) {
        below++;
      } else {
        above.add(number);
      }
    }
    return new DoneTrials(below, above);
  }

  void add(long campaign, TrialRecord trial) throws SQLException {
    database.update(
        "insert into trial (campaign, number, generator, seed, verdict) values (?, ?, ?, ?, ?)",
        campaign,
        trial.number(),
        trial.generator(),
        trial.seed().value(),
        trial.verdict());
    for (var counter : trial.counters().entrySet()) {
      database.update(
          "insert into counter (campaign, name, value) values (?, ?, ?) on conflict (campaign,"
              + " name) do update set value = counter.value + excluded.value",
          campaign,
          counter.getKey(),
          counter.getValue());
    }
  }

  Totals totals(long campaign) throws SQLException {
    Map<String, Long> verdicts =
        numbers(
            "select verdict, count(*) from trial where campaign = ? group by verdict", campaign);
    long trials = verdicts.values().stream().mapToLong(Long::longValue).sum();
    return new Totals(
        trials,
        verdicts,
        numbers(
            "select generator, count(*) from trial where campaign = ? group by generator",
            campaign),
        numbers("select name, value from counter where campaign = ?", campaign));
  }

  private Map<String, String> map(String sql, long campaign) throws SQLException {
    var map = new HashMap<String, String>();
    database.query(sql, row -> map.put(row.getString(1), row.getString(2)), campaign);
    return map;
  }

  private Map<String, Long> numbers(String sql, long campaign) throws SQLException {
    var map = new HashMap<String, Long>();
    database.query(
        sql, row -> Optional.ofNullable(map.put(row.getString(1), row.getLong(2))), campaign);
    return map;
  }
}
