package dev.assay.cli;

import dev.assay.bugs.Begun;
import dev.assay.bugs.Bug;
import dev.assay.bugs.BugStore;
import dev.assay.bugs.CampaignSettings;
import dev.assay.bugs.Opened;
import dev.assay.bugs.known.KnownCase;
import dev.assay.campaign.Campaign;
import dev.assay.campaign.CampaignEnd;
import dev.assay.campaign.CampaignEvent;
import dev.assay.campaign.CampaignLimits;
import dev.assay.campaign.Plan;
import dev.assay.campaign.Plans;
import dev.assay.campaign.Progress;
import dev.assay.campaign.Schedule;
import dev.assay.campaign.Trial;
import dev.assay.campaign.TrialResult;
import dev.assay.campaign.reduction.BackgroundReduction;
import dev.assay.campaign.source.CampaignMemory;
import dev.assay.campaign.source.Ledger;
import dev.assay.campaign.source.VariantSource;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagLearning;
import dev.assay.compile.swarm.SwarmFlags;
import dev.assay.random.Seed;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Prepares a campaign from what the command line asks for, and sees it through. */
record FuzzJob(Streams streams, FuzzWish wish, CompilerOptions options) {
  /** The part of the processors that may reduce bugs while others are looked for. */
  private static final double REDUCING = 0.25;

  /** CPU time for one bug. */
  private static final Duration REDUCTION_BUDGET = Duration.ofMinutes(3);

  int run() {
    return wish.resume() ? resumed() : prepared();
  }

  /** What was asked of the campaign before need not be said again. */
  private int resumed() {
    return switch (BugStore.open(wish.out(), Version.TEXT)) {
      case Opened.Failed(String message, boolean full) -> unusable(message, full);
      case Opened.Ready(BugStore store) -> {
        Optional<CampaignSettings> before;
        Begun without;
        try (store) {
          before = store.settings();
          without = store.resume(CampaignSettings.NONE);
        }
        yield without instanceof Begun.Failed(String message, boolean full)
            ? unusable(message, full)
            : before.map(this::completed).orElse(this).prepared();
      }
    };
  }

  private FuzzJob completed(CampaignSettings before) {
    return new FuzzJob(
        streams, FuzzSettings.completed(wish, before), FuzzSettings.completed(options, before));
  }

  private int prepared() {
    return switch (Workshop.open(options, streams.err())) {
      case Workshop.Opening.Impossible(int exit, String message) -> fail(exit, message);
      case Workshop.Opening.Open(Workshop workshop) -> {
        try (workshop) {
          yield withWorkshop(workshop);
        }
      }
    };
  }

  private int withWorkshop(Workshop workshop) {
    Optional<String> wrongLevels = workshop.wrongLevels(options);
    if (wrongLevels.isPresent()) {
      return fail(ExitCode.WRONG_USE, wrongLevels.get());
    }
    return switch (FuzzSources.of(workshop, wish)) {
      case FuzzSources.Chosen.Impossible(int exit, String message) -> fail(exit, message);
      case FuzzSources.Chosen.Ready(Schedule schedule, _) ->
          switch (BugStore.open(wish.out(), Version.TEXT)) {
            case Opened.Failed(String message, boolean full) -> unusable(message, full);
            case Opened.Ready(BugStore store) -> {
              try (store) {
                yield withKnown(workshop, schedule, store);
              }
            }
          };
    };
  }

  private int withKnown(Workshop workshop, Schedule schedule, BugStore store) {
    return switch (KnownBugs.of(workshop, Optional.empty())) {
      case KnownBugs.Opening.Wrong(String message) -> fail(ExitCode.WRONG_USE, message);
      case KnownBugs.Opening.Open(KnownBugs known) ->
          withStore(workshop, schedule, store, known.cases());
    };
  }

  private int withStore(
      Workshop workshop, Schedule schedule, BugStore store, List<KnownCase> known) {
    try (Scratch scratch = workshop.runner().scratch();
        FlagLearning learning = workshop.learning(swarm(workshop), scratch)) {
      return withFlags(workshop, schedule, store, known, learning);
    }
  }

  private int withFlags(
      Workshop workshop,
      Schedule schedule,
      BugStore store,
      List<KnownCase> known,
      FlagLearning learning) {
    Optional<CampaignSettings> before = store.settings();
    Seed seed =
        wish.seed()
            .or(() -> configuredSeed(workshop))
            .or(() -> before.flatMap(FuzzSettings::seed))
            .orElseGet(() -> new Seed(Instant.now().toEpochMilli()).child("campaign"));
    Plan plan = workshop.plan(options, swarm(workshop));
    boolean drawing = before.filter(FuzzSettings::isDrawing).isPresent();
    CampaignSettings settings =
        FuzzSettings.of(seed, schedule, drawing ? plan.drawingFrom(awaited(learning)) : plan);
    List<CampaignSettings.Difference> differences =
        before.map(b -> b.differences(settings)).orElse(List.of());
    boolean goesOn = wish.resume() || before.isPresent() && differences.isEmpty();
    if (!goesOn && !differences.isEmpty()) {
      tellOfAnother(differences);
    }
    Begun begun = goesOn ? store.resume(settings) : store.begin(settings, Instant.now());
    return switch (begun) {
      case Begun.Failed(String message, boolean full) -> unusable(message, full);
      case Begun.Differs differs -> fail(ExitCode.WRONG_USE, differs.message());
      case Begun.Started started -> {
        var ledger = new Ledger(started.done()::contains, started.totals().counters());
        var memory =
            new CampaignMemory(ledger, wish.out(), started.campaign(), started.done()::contains);
        learning.whenKnown(
            flags -> store.settle(FuzzSettings.DRAWN_FROM, FuzzSettings.drawnFrom(flags)));
        var plans = new Plans(plan, () -> learning.await().map(plan::drawingFrom));
        var trial = new Trial(schedule.with(memory), plans, workshop.examination());
        var progress = new Progress(started.totals(), store.bugs());
        var reporter =
            new FuzzReporter(
                streams,
                mode(),
                title(workshop, seed),
                progress,
                width(),
                known,
                () -> learningWords(learning));
        if (!wish.json()) {
          streams
              .out()
              .print(
                  FuzzOpening.text(
                      seed, wish.out(), plan, schedule, started.done().count(), learning));
          streams.out().flush();
        }
        yield campaign(workshop, store, seed, trial, started, reporter, ledger);
      }
    };
  }

  /** The folder's campaign goes on only with the flags that it had. */
  private Map<String, SwarmFlags> awaited(FlagLearning learning) {
    try (Notice _ =
        Notice.of(
            streams.err(),
            () ->
                "trying the flags of each compiler (kept for the next time)"
                    + learningWords(learning))) {
      return learning.await().orElse(Map.of());
    }
  }

  /** How far it is; empty once it is done. */
  private static String learningWords(FlagLearning learning) {
    FlagLearning.Standing standing = learning.standing();
    return standing.isDone() ? "" : ": " + standing.known() + " of " + standing.compilers();
  }

  /** So that nobody takes the new campaign for the old one. */
  private void tellOfAnother(List<CampaignSettings.Difference> differences) {
    streams.err().println("assay: a new campaign begins in " + wish.out() + "; not as before:");
    differences.forEach(difference -> streams.err().println("  " + difference));
    streams.err().println("  (--resume goes on with the one before)");
    streams.err().flush();
  }

  private static Optional<Seed> configuredSeed(Workshop workshop) {
    OptionalLong seed = workshop.settings().campaign().seed();
    return seed.isPresent() ? Optional.of(new Seed(seed.getAsLong())) : Optional.empty();
  }

  private double swarm(Workshop workshop) {
    return wish.swarm()
        .orElseGet(() -> workshop.settings().campaign().swarm().orElse(Workshop.DEFAULT_SWARM));
  }

  private int jobs(Workshop workshop) {
    return wish.jobs()
        .orElseGet(() ->
            workshop
                .settings()
                .campaign()
                .jobs()
                .orElse(Runtime.getRuntime().availableProcessors()));
  }

  private int campaign(
      Workshop workshop,
      BugStore store,
      Seed seed,
      Trial trial,
      Begun.Started started,
      FuzzReporter reporter,
      Ledger ledger) {
    var limits =
        new CampaignLimits(
            wish.count().map(OptionalLong::of).orElse(OptionalLong.empty()),
            wish.time(),
            jobs(workshop));
    Optional<BackgroundReduction> reduction =
        reduction(workshop, store, reporter, trial.schedule().variants());
    var campaign =
        new Campaign(
            seed,
            trial,
            store,
            started.done(),
            limits,
            workshop.runner()::scratch,
            event -> tell(event, reporter, reduction, ledger));
    FuzzWatch.Result result = new FuzzWatch(campaign, reporter, reduction).run();
    Progress.Snapshot now = reporter.snapshot();
    if (wish.json()) {
      reporter.tick(result.elapsed());
    } else {
      streams
          .out()
          .print(
              FuzzSummary.text(
                  result.end(),
                  result.elapsed(),
                  now,
                  wish.out(),
                  "" + seed,
                  advice(workshop, trial.schedule())));
    }
    streams.out().flush();
    return exitCode(result.end(), now);
  }

  private static void tell(
      CampaignEvent event,
      FuzzReporter reporter,
      Optional<BackgroundReduction> reduction,
      Ledger ledger) {
    reporter.event(event);
    switch (event) {
      case CampaignEvent.TrialDone(TrialResult result) ->
          ledger.end(result.number(), result.credit());
      case CampaignEvent.TrialBroken(long number, Throwable _) -> ledger.end(number, Map.of());
      case CampaignEvent.NewBug(Bug bug, long _) ->
          reduction.ifPresent(background -> background.submit(bug));
      case CampaignEvent.BugAgain _,
          CampaignEvent.ReductionBegun _,
          CampaignEvent.BugReduced _,
          CampaignEvent.NotReduced _ -> {}
    }
  }

  private Optional<BackgroundReduction> reduction(
      Workshop workshop, BugStore store, FuzzReporter reporter, List<VariantSource> variants) {
    double share = wish.reduce().orElse(REDUCING);
    return share <= 0
        ? Optional.empty()
        : Optional.of(
            new BackgroundReduction(
                store,
                new BackgroundReduction.Means(
                    workshop.runner(),
                    workshop.runner()::scratch,
                    workshop.all(),
                    workshop.settings().programLimits(),
                    share * jobs(workshop),
                    REDUCTION_BUDGET,
                    variants),
                reporter::event));
  }

  private int exitCode(CampaignEnd end, Progress.Snapshot now) {
    return switch (end) {
      case CampaignEnd.StoreUnusable(String message) -> fail(ExitCode.MACHINE_LACKS, message);
      case CampaignEnd.Broken(Throwable failure) -> fail(ExitCode.FOUND, "internal: " + failure);
      case CampaignEnd.Stopped() -> ExitCode.INTERRUPTED;
      case CampaignEnd.CountReached _, CampaignEnd.TimeOver _ ->
          now.bugCount() == 0 ? ExitCode.FINE : ExitCode.FOUND;
    };
  }

  private static FuzzAdvice advice(Workshop workshop, Schedule schedule) {
    return new FuzzAdvice(
        workshop.compilers(),
        schedule.shares().stream().map(share -> share.source().name()).toList());
  }

  private FuzzReporter.Mode mode() {
    if (wish.json()) {
      return FuzzReporter.Mode.JSON;
    }
    return Terminal.isThere() ? FuzzReporter.Mode.TERMINAL : FuzzReporter.Mode.LOG;
  }

  private static int width() {
    return Terminal.width();
  }

  private String title(Workshop workshop, Seed seed) {
    return "seed " + seed + ", " + workshop.compilers().size() + " compilers, " + wish.out();
  }

  private int unusable(String message, boolean full) {
    return fail(full ? ExitCode.MACHINE_LACKS : ExitCode.WRONG_USE, message);
  }

  private int fail(int exit, String message) {
    streams.err().println("assay: " + message);
    streams.err().flush();
    return exit;
  }
}
