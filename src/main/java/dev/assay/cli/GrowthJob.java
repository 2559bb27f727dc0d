package dev.assay.cli;

import dev.assay.c.DataModel;
import dev.assay.campaign.Schedule;
import dev.assay.campaign.growth.Effort;
import dev.assay.campaign.growth.FileSubjects;
import dev.assay.campaign.growth.GeneratedSubjects;
import dev.assay.campaign.growth.GrowthHunt;
import dev.assay.campaign.growth.GrowthLook;
import dev.assay.campaign.growth.GrowthReader;
import dev.assay.campaign.growth.Subjects;
import dev.assay.compile.Configuration;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Hunts for programs that take compilers far longer when they grow, and tells of them. */
record GrowthJob(
    Streams streams, GrowthWish wish, ProgramOptions program, CompilerOptions compilers) {
  /** Seeds that nobody gave are short, so that people can type them. */
  private static final long SEED_DIGITS = 1_000_000_000;

  private static final List<String> USUAL = List.of("exact", "remgen");

  int run() {
    for (Path file : wish.files()) {
      if (!Files.isRegularFile(file)) {
        return fail(ExitCode.WRONG_USE, file + ": no such file");
      }
    }
    return switch (Workshop.open(compilers, streams.err())) {
      case Workshop.Opening.Impossible(int exit, String message) -> fail(exit, message);
      case Workshop.Opening.Open(Workshop workshop) -> {
        try (workshop) {
          yield run(workshop);
        }
      }
    };
  }

  private int run(Workshop workshop) {
    Optional<String> wrongLevels = workshop.wrongLevels(compilers);
    if (wrongLevels.isPresent()) {
      return fail(ExitCode.WRONG_USE, wrongLevels.get());
    }
    // A program is read once, so it is for compilers of one data model.
    DataModel model = workshop.compilers().getFirst().model();
    List<Configuration> configurations =
        workshop.configurations(compilers).stream()
            .filter(c -> c.compiler().model().equals(model))
            .toList();
    if (configurations.size() == 1) {
      return fail(
          ExitCode.WRONG_USE,
          "one compiler at one level has nothing to be compared with: give more of --compilers or"
              + " --levels");
    }
    var look = new GrowthLook(workshop.runner(), configurations, Effort.DEFAULT);
    if (!wish.files().isEmpty()) {
      Seed seed = wish.seed().orElse(new Seed(1));
      return hunt(
          workshop,
          look,
          new FileSubjects(
              wish.files(),
              program.standard(),
              program.flags(),
              reader(workshop),
              model,
              wish.scalings(),
              seed));
    }
    return switch (sources().wished(Optional.empty())) {
      case GeneratorWish.Wished.Wrong(String message) -> fail(ExitCode.WRONG_USE, message);
      case GeneratorWish.Wished.Fine(List<GeneratorEntry> entries, var _) ->
          switch (FuzzSources.of(workshop).inOneFileOfC().choose(entries)) {
            case FuzzSources.Chosen.Impossible(int exit, String message) -> fail(exit, message);
            case FuzzSources.Chosen.Ready(Schedule schedule, var _) ->
                hunt(workshop, look, generated(workshop, schedule, model));
          };
    };
  }

  private GeneratorWish sources() {
    return new GeneratorWish(
        wish.generators().isEmpty() ? USUAL : wish.generators(),
        Optional.empty(),
        Optional.empty(),
        false,
        Optional.of(false));
  }

  private static GrowthReader reader(Workshop workshop) {
    return new GrowthReader(workshop.runner(), workshop.all());
  }

  private Subjects generated(Workshop workshop, Schedule schedule, DataModel model) {
    Seed seed = wish.seed().orElseGet(() -> new Seed(Instant.now().toEpochMilli() % SEED_DIGITS));
    streams.err().println("assay: seed " + seed);
    return new GeneratedSubjects(
        schedule,
        reader(workshop),
        model,
        wish.scalings(),
        seed,
        wish.count().orElse(Long.MAX_VALUE));
  }

  private int hunt(Workshop workshop, GrowthLook look, Subjects subjects) {
    Optional<GrowthFolder> folder;
    try {
      folder =
          wish.telling().out().isEmpty()
              ? Optional.empty()
              : Optional.of(GrowthFolder.in(wish.telling().out().get()));
    } catch (IOException e) {
      return fail(ExitCode.WRONG_USE, "--out: " + e.getMessage());
    }
    var reporter = new GrowthReporter(streams, wish.telling(), folder, Terminal.isThere());
    var hunt = new GrowthHunt(look, subjects, workshop.runner()::scratch, reporter::event);
    var stop = new StopSwitch();
    stop.run(
        wish.time(),
        () -> {
          hunt.run(wish.jobs());
          return true;
        });
    reporter.end();
    if (stop.isSignalled()) {
      return ExitCode.INTERRUPTED;
    }
    return reporter.found() == 0 ? ExitCode.FINE : ExitCode.FOUND;
  }

  private int fail(int exit, String message) {
    streams.err().println("assay: " + message);
    streams.err().flush();
    return exit;
  }
}
