package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.bugs.known.KnownCase;
import dev.assay.bugs.known.Likeness;
import dev.assay.campaign.CampaignEvent;
import dev.assay.campaign.Progress;
import dev.assay.campaign.RefusalTotals;
import dev.assay.campaign.TrialResult;
import dev.assay.judge.RefusedBuilds;
import dev.assay.judge.Verdict;
import dev.assay.mutate.TestCase;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Tells people, or programs, what a campaign is doing while it runs. */
final class FuzzReporter {
  private static final Duration PANEL_EVERY = Duration.ofMillis(500);
  private static final Duration LINE_EVERY = Duration.ofSeconds(10);

  private final Streams streams;
  private final Mode mode;
  private final String title;
  private final Progress progress;
  private final int width;
  private final List<KnownCase> known;
  private final Supplier<String> learning;
  private final Set<String> refusing = new HashSet<>();
  private final Set<String> losing = new HashSet<>();
  private int drawn;

  /** Whom to tell. */
  enum Mode {
    TERMINAL,
    LOG,
    JSON
  }

  /**
   * Bugs that are like a known case are announced as such.
   *
   * @param learning how far the learning of flags is; empty once it is done
   */
  FuzzReporter(
      Streams streams,
      Mode mode,
      String title,
      Progress progress,
      int width,
      List<KnownCase> known,
      Supplier<String> learning) {
    this.streams = streams;
    this.mode = mode;
    this.title = title;
    this.progress = progress;
    this.width = width;
    this.known = List.copyOf(known);
    this.learning = learning;
  }

  Duration interval() {
    return switch (mode) {
      case TERMINAL -> PANEL_EVERY;
      case LOG, JSON -> LINE_EVERY;
    };
  }

  /** How it stands now. */
  Progress.Snapshot snapshot() {
    return progress.snapshot();
  }

  /** How it stands, at each interval and at the end. */
  synchronized void tick(Duration elapsed) {
    Progress.Snapshot now = progress.snapshot();
    now.refusals().compilers().forEach((name, share) -> refused(name, share, now.refusals()));
    switch (mode) {
      case TERMINAL -> {
        erase();
        var lines = new ArrayList<>(FuzzScreen.panel(title, elapsed, now, width));
        if (!learning.get().isEmpty()) {
          lines.add("  flags     being tried" + learning.get());
        }
        lines.forEach(streams.out()::println);
        drawn = lines.size();
      }
      case LOG -> {
        String far = learning.get();
        String trying = far.isEmpty() ? "" : "  flags being tried" + far;
        streams.out().println(FuzzScreen.line(elapsed, now) + trying);
      }
      case JSON -> streams.out().println(status(elapsed, now));
    }
    streams.out().flush();
  }

  synchronized void event(CampaignEvent event) {
    progress.tell(event);
    switch (event) {
      case CampaignEvent.TrialDone(TrialResult result) -> trial(result);
      case CampaignEvent.NewBug(Bug bug, long trial) -> bug(bug, trial);
      case CampaignEvent.BugAgain(Bug _, long _), CampaignEvent.ReductionBegun(Bug _) -> {}
      case CampaignEvent.BugReduced(Bug bug, int before, int after) -> reduced(bug, before, after);
      case CampaignEvent.NotReduced(Bug bug, String reason) -> notReduced(bug, reason);
      case CampaignEvent.TrialBroken(long trial, Throwable failure) -> broken(trial, failure);
    }
  }

  /** The panel is gone; what is printed next stays. */
  synchronized void erase() {
    if (drawn > 0) {
      // Up over what was drawn, and clear from there.
      streams.out().printf("\033[%dA\033[J", drawn);
      drawn = 0;
    }
  }

  private void trial(TrialResult result) {
    if (result.verdict() instanceof Verdict.Contradiction(String reason)) {
      contradiction(result, reason);
    }
    if (result.verdict() instanceof Verdict.InvalidProgram(String reason)) {
      invalid(result.generator(), reason);
    }
    if (mode == Mode.JSON) {
      print(
          new JsonLine()
              .put("event", "trial")
              .put("number", result.number())
              .put("generator", result.generator())
              .put("seed", result.seed().toString())
              .put("verdict", result.verdict().spelling())
              .put("builds", result.usage().builds())
              .toString());
    }
  }

  /** Once a generator: some are to be expected, but a whole source may be lost in this way. */
  private void invalid(String generator, String reason) {
    if (mode != Mode.JSON && losing.add(generator)) {
      print("a program of " + generator + " cannot be used (told once): " + reason);
    }
  }

  private void bug(Bug bug, long trial) {
    boolean isBug = bug.signature().kind().isBug();
    if (!bug.isOpen() || (!isBug && mode != Mode.JSON)) {
      return;
    }
    Optional<String> same = Likeness.of(bug.signature(), known).map(Likeness::sentence);
    if (mode == Mode.JSON) {
      print(
          new JsonLine()
              .put("event", isBug ? "bug" : "unconfirmed")
              .put("id", bug.id())
              .put("class", bug.signature().kind().spelling())
              .put("compiler", bug.signature().compiler())
              .put("compilers", bug.compilers())
              .put("signature", bug.signature().key())
              .put("summary", bug.summary())
              .put("confirmed", bug.confirmed())
              .put("trial", trial)
              .put("likely", same.orElse(""))
              .toString());
    } else {
      print(
          "new bug "
              + FuzzScreen.bug(bug)
              + (bug.confirmed() ? "" : "  (unconfirmed)")
              + same.map(sentence -> "  (" + sentence + ")").orElse(""));
    }
  }

  /** Once a compiler: half of a campaign may be lost without anybody noticing. */
  private void refused(String compiler, RefusalTotals.Share share, RefusalTotals totals) {
    if (!share.isMuch() || !refusing.add(compiler)) {
      return;
    }
    List<RefusedBuilds.Reason> why = totals.mostFrequent();
    print(
        mode == Mode.JSON
            ? new JsonLine()
                .put("event", "many-refused")
                .put("compiler", compiler)
                .put("builds", share.builds())
                .put("refused", share.refused())
                .putObjects("because", why.stream().map(RefusalWords::json).toList())
                .toString()
            : "many programs are refused: "
                + RefusalWords.count(compiler, share)
                + why.stream()
                    .map(reason -> "\n  most often by " + RefusalWords.reason(reason))
                    .collect(Collectors.joining()));
  }

  private void reduced(Bug bug, int before, int after) {
    print(
        mode == Mode.JSON
            ? new JsonLine()
                .put("event", "reduced")
                .put("id", bug.id())
                .put("original-tokens", before)
                .put("tokens", after)
                .toString()
            : "reduced " + bug.id() + " from " + before + " to " + after + " tokens");
  }

  private void notReduced(Bug bug, String reason) {
    print(
        mode == Mode.JSON
            ? new JsonLine()
                .put("event", "not-reduced")
                .put("id", bug.id())
                .put("reason", reason)
                .toString()
            : "not reduced " + bug.id() + ": " + reason);
  }

  private void broken(long trial, Throwable failure) {
    erase();
    PrintStream err = streams.err();
    err.println("assay: trial " + trial + " broke Assay itself, please report it:");
    failure.printStackTrace(err);
    err.flush();
  }

  private void contradiction(TrialResult result, String reason) {
    String remake =
        result.test().map(TestCase::origin).stream()
            .map(origin -> origin.seed() + " " + origin.detail())
            .collect(Collectors.joining());
    erase();
    PrintStream err = streams.err();
    err.println(
        "assay: trial "
            + result.number()
            + " contradicts its generator, please report it: "
            + reason);
    err.println("  assay generate --generator " + result.generator() + " --seed " + remake);
    err.flush();
  }

  private void print(String line) {
    erase();
    streams.out().println(line);
    streams.out().flush();
  }

  private static String status(Duration elapsed, Progress.Snapshot now) {
    return new JsonLine()
        .put("event", "status")
        .put("seconds", elapsed.toSeconds())
        .put("programs", now.trials())
        .put("builds", now.usage().builds())
        .put("runs", now.usage().runs())
        .put("mutations", now.mutations().made())
        .put("mutations-defects", now.mutations().defects())
        .put("refused", now.refusals().refused())
        .putObjects("refused-by", RefusalWords.shares(now.refusals()))
        .putObjects("refused-because", RefusalWords.reasons(now.refusals()))
        .put("bugs", now.bugCount())
        .put("unconfirmed", now.unconfirmedCount())
        .put("reduced", now.reduced())
        .put("cpu-compilers-ms", now.usage().compiling().toMillis())
        .put("cpu-programs-ms", now.usage().running().toMillis())
        .put("cpu-generators-ms", now.usage().generating().toMillis())
        .put("cpu-preprocessor-ms", now.usage().preprocessing().toMillis())
        .put("cpu-interpreter-ms", now.usage().interpreting().toMillis())
        .toString();
  }
}
