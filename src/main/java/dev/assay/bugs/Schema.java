package dev.assay.bugs;

import java.sql.SQLException;
import java.util.List;

/**
 * The tables. Plain SQL with types that PostgreSQL has too (SQLite takes any type's name), so that
 * one database can serve several machines later.
 */
final class Schema {
  /** Raised whenever a table, or what may stand in it, changes. */
  static final int VERSION = 3;

  private static final List<String> FIRST =
      List.of(
          "create table store (version integer not null)",
          """
          create table campaign (
            number bigint primary key,
            started text not null,
            assay text not null)
          """,
          """
          create table setting (
            campaign bigint not null references campaign (number),
            name text not null,
            value text not null,
            primary key (campaign, name))
          """,
          """
          create table trial (
            campaign bigint not null references campaign (number),
            number bigint not null,
            generator text not null,
            seed bigint not null,
            verdict text not null,
            primary key (campaign, number))
          """,
          """
          create table counter (
            campaign bigint not null references campaign (number),
            name text not null,
            value bigint not null,
            primary key (campaign, name))
          """,
          """
          create table bug (
            id text primary key,
            signature text not null unique,
            class text not null,
            compiler text not null,
            signature_key text not null,
            version text not null,
            target text not null,
            summary text not null,
            sightings bigint not null,
            campaign bigint not null,
            trial bigint not null,
            generator text not null,
            seed bigint not null,
            detail text not null,
            first_seen text not null,
            last_seen text not null,
            state text not null,
            link text not null,
            confirmed integer not null,
            vouched text not null,
            assay text not null)
          """,
          """
          create table affected (
            bug text not null references bug (id),
            configuration text not null,
            level text not null,
            place integer not null,
            primary key (bug, configuration))
          """,
          """
          create table example (
            bug text not null references bug (id),
            campaign bigint not null,
            trial bigint not null,
            is_first integer not null,
            generator text not null,
            seed bigint not null,
            detail text not null,
            seen text not null,
            standard text not null,
            units text not null,
            flags text not null,
            expected_exit integer,
            expected_stdout bytea,
            summary text not null,
            primary key (bug, campaign, trial))
          """,
          """
          create table example_file (
            bug text not null,
            campaign bigint not null,
            trial bigint not null,
            place integer not null,
            name text not null,
            content bytea not null,
            primary key (bug, campaign, trial, place))
          """,
          """
          create table example_run (
            bug text not null,
            campaign bigint not null,
            trial bigint not null,
            place integer not null,
            compiler text not null,
            version text not null,
            target text not null,
            environment text not null,
            level text not null,
            flags text not null,
            purpose text not null,
            compile_command text not null,
            link_command text not null,
            run_command text not null,
            objects text not null,
            kind text not null,
            status integer not null,
            stdout bytea not null,
            messages bytea not null,
            code text not null,
            primary key (bug, campaign, trial, place))
          """);

  /** What nobody but other compilers, or sanitizers, vouched for was once called wrong output. */
  private static final List<String> DISAGREEMENTS =
      List.of(
          """
          update bug set class = 'disagreement', confirmed = 0,
            signature = 'disagreement' || substr(signature, length('wrong-output') + 1)
          where class = 'wrong-output' and vouched in ('', 'sanitizers')
          """);

  /** What leads from each version to the next. */
  private static final List<List<String>> STEPS =
      List.of(FIRST, TriageSchema.TABLES, DISAGREEMENTS);

  private Schema() {}

  /** Brings an empty or an older database to this version, and leaves all its rows. */
  static void upgrade(Database database) throws SQLException {
    if (version(database) >= VERSION) {
      return;
    }
    database.transaction(() -> {
      // Another process may have done it meanwhile.
      int version = version(database);
      for (List<String> step : STEPS.subList(version, VERSION)) {
        for (String statement : step) {
          database.update(statement);
        }
      }
      if (version == 0) {
        database.update("insert into store (version) values (?)", VERSION);
      } else {
        database.update("update store set version = ?", VERSION);
      }
      return null;
    });
  }

  /** 0 for an empty database. */
  static int version(Database database) throws SQLException {
    // A killed process may have left a database without tables behind.
    if (database.tables().isEmpty()) {
      return 0;
    }
    return database.query("select version from store", row -> row.getInt(1)).getFirst();
  }
}
