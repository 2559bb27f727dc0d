package dev.assay.bugs;

import java.util.List;

/** The tables of what is found out about bugs after they were seen, and of what people decide. */
final class TriageSchema {
  private TriageSchema() {}

  static final List<String> TABLES =
      List.of(
          """
          create table reduced (
            bug text not null references bug (id),
            campaign bigint not null,
            trial bigint not null,
            standard text not null,
            units text not null,
            flags text not null,
            has_good integer not null,
            expected_exit integer,
            expected_stdout bytea,
            tokens integer not null,
            original_tokens integer not null,
            tries bigint not null,
            cpu_nanos bigint not null,
            complete integer not null,
            primary key (bug, campaign, trial))
          """,
          """
          create table reduced_file (
            bug text not null,
            campaign bigint not null,
            trial bigint not null,
            place integer not null,
            name text not null,
            content bytea not null,
            primary key (bug, campaign, trial, place))
          """,
          """
          create table reduced_run (
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
          """,
          """
          create table triage (
            bug text not null references bug (id),
            campaign bigint not null,
            trial bigint not null,
            cures text not null,
            features text not null,
            mutations text not null,
            remarks text not null,
            builds integer not null,
            primary key (bug, campaign, trial))
          """,
          """
          create table blame (
            bug text not null,
            campaign bigint not null,
            trial bigint not null,
            place integer not null,
            kind text not null,
            name text not null,
            function text,
            good text not null,
            bad text not null,
            proof text not null,
            primary key (bug, campaign, trial, place))
          """,
          """
          create table affected_version (
            bug text not null,
            campaign bigint not null,
            trial bigint not null,
            place integer not null,
            compiler text not null,
            version text not null,
            levels text not null,
            affected integer not null,
            primary key (bug, campaign, trial, place))
          """,
          // What people decided: whether two bugs are one; the smaller id first.
          """
          create table regrouped (
            one text not null references bug (id),
            other text not null references bug (id),
            together integer not null,
            primary key (one, other))
          """);
}
