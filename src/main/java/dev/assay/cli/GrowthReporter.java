package dev.assay.cli;

import dev.assay.campaign.growth.GrowthFinding;
import dev.assay.campaign.growth.GrowthHunt;
import dev.assay.campaign.growth.Looked;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/** Tells what a hunt sees as it sees it, and how far it is. */
final class GrowthReporter {
  private static final Duration EVERY = Duration.ofSeconds(30);

  private final Streams streams;
  private final GrowthWish.Telling telling;
  private final Optional<GrowthFolder> folder;
  private final boolean onTerminal;
  private final Instant start = Instant.now();
  private Instant told = start;
  private boolean drawn;
  private int looked;
  private int skipped;
  private int again;
  private int found;
  private double cpu;

  GrowthReporter(
      Streams streams,
      GrowthWish.Telling telling,
      Optional<GrowthFolder> folder,
      boolean onTerminal) {
    this.streams = streams;
    this.telling = telling;
    this.folder = folder;
    this.onTerminal = onTerminal;
  }

  int found() {
    return found;
  }

  void event(GrowthHunt.Event event) {
    erase();
    switch (event) {
      case GrowthHunt.Event.Skipped(_, String program, String reason) -> {
        skipped++;
        if (telling.all()) {
          streams.err().println("assay: " + program + ": " + reason);
        }
      }
      case GrowthHunt.Event.Done done -> done(done);
    }
    progress();
  }

  private void done(GrowthHunt.Event.Done done) {
    Looked seen = done.looked();
    looked++;
    cpu += seen.cpu();
    found += seen.findings().size();
    again += seen.outcome() == Looked.Outcome.KNOWN ? 1 : 0;
    if (telling.json()) {
      streams.out().println(GrowthJson.line(done));
    } else if (telling.all() && seen.findings().isEmpty()) {
      streams.out().println(GrowthText.of(done.program(), seen));
    }
    seen.findings().forEach(finding -> found(done.program(), finding));
    streams.out().flush();
  }

  private void found(String program, GrowthFinding finding) {
    if (!telling.json()) {
      streams.out().println(GrowthText.of(program, finding));
    }
    try {
      if (folder.isPresent()) {
        streams.err().println("assay: written to " + folder.get().write(program, finding));
      }
    } catch (IOException e) {
      streams.err().println("assay: not written: " + e.getMessage());
    }
  }

  private void progress() {
    Instant now = Instant.now();
    if (onTerminal) {
      streams.err().print(status(now));
      drawn = true;
    } else if (Duration.between(told, now).compareTo(EVERY) > 0) {
      told = now;
      streams.err().println("assay: " + status(now));
    }
    streams.err().flush();
  }

  private void erase() {
    if (drawn) {
      // To the start of the line, and clear it.
      streams.err().print("\r\033[K");
      drawn = false;
    }
  }

  void end() {
    erase();
    streams.err().println("assay: " + status(Instant.now()));
    streams.err().flush();
  }

  private String status(Instant now) {
    return String.format(
        Locale.ROOT,
        "%d found, %d again; %d looked at, %d left out; %.0f CPU s in %d s",
        found,
        again,
        looked,
        skipped,
        cpu,
        Duration.between(start, now).toSeconds());
  }
}
