package dev.assay.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What {@code assay bench reduce} can be told. */
final class ReduceBenchOptions {
  @Option(
      names = "--cases",
      paramLabel = "FILE",
      description = "reduce: findings, one a line: SEED COMPILER LEVEL FLAG… (default: built in).")
  private Path cases;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "reduce: each reducer gets so much time for each finding (default: 15m).")
  private Duration budget = Duration.ofMinutes(15);

  @Option(names = "--no-peer", description = "reduce: leave out C-Vise.")
  private boolean alone;

  Optional<Path> cases() {
    return Optional.ofNullable(cases);
  }

  Duration budget() {
    return budget;
  }

  boolean isAlone() {
    return alone;
  }
}
