package dev.assay.cli;

import dev.assay.bugs.bisect.Bisection;
import dev.assay.c.DataModel;
import dev.assay.campaign.reduction.BisectedBlame;
import dev.assay.campaign.reduction.BlameGuard;
import dev.assay.campaign.reduction.ReductionJob;
import dev.assay.campaign.reduction.ReductionWish;
import dev.assay.campaign.reduction.Shrunk;
import dev.assay.campaign.reduction.Specimen;
import dev.assay.campaign.reduction.Staying;
import dev.assay.campaign.reduction.Symptom;
import dev.assay.campaign.reduction.Tools;
import dev.assay.compile.Configuration;
import dev.assay.compile.Matrix;
import dev.assay.compile.MatrixOptions;
import dev.assay.compile.TestReader;
import dev.assay.compile.process.CpuMeter;
import dev.assay.mutate.TestCase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Reduces what the command line names: a user's program, or bugs of a store. */
record ReduceJob(Streams streams, ReduceWish wish) {
  /** Enough to find a pass in most programs. */
  private static final int BISECTION_BUILDS = 120;

  int run() {
    boolean files = !wish.all() && wish.names().stream().noneMatch(StoreSearch::isBug);
    if (files && wish.check().isEmpty()) {
      for (String name : wish.names()) {
        if (!Files.isReadable(Path.of(name))) {
          return fail(ExitCode.WRONG_USE, name + ": no such file, or not readable");
        }
      }
    }
    return switch (Workshop.open(CompilerOptions.configuredBy(wish.config()), streams.err())) {
      case Workshop.Opening.Impossible(int exit, String message) -> fail(exit, message);
      case Workshop.Opening.Open(Workshop workshop) -> {
        try (workshop) {
          yield files ? file(workshop) : new ReduceBugs(this, workshop).run();
        }
      }
    };
  }

  private int file(Workshop workshop) {
    return switch (wish.sources().read(wish.names().stream().map(Path::of).toList())) {
      case UserSources.Read.Wrong(String message) -> fail(ExitCode.WRONG_USE, message);
      case UserSources.Read.Fine(TestCase test) -> file(workshop, test);
    };
  }

  private int file(Workshop workshop, TestCase test) {
    if (wish.check().isPresent()) {
      return new ReduceCheck(streams, workshop).run(wish.check().get(), test);
    }
    if (wish.where().script().isPresent()) {
      return scripted(workshop, test, wish.where().script().get());
    }
    return switch (new ReduceVerdict(workshop, wish.where()).find(test)) {
      case ReduceVerdict.Found.None(int exit, String message) -> fail(exit, message);
      case ReduceVerdict.Found.Bug(Specimen specimen, String summary) -> {
        say(summary);
        yield toOutput(workshop, specimen);
      }
    };
  }

  private int scripted(Workshop workshop, TestCase test, Path script) {
    if (!Files.isExecutable(script)) {
      return fail(ExitCode.WRONG_USE, "--test: " + script + " is not there, or not executable");
    }
    List<dev.assay.compile.Compiler> readers =
        TestReader.candidates(workshop.all(), DataModel.LP64);
    if (readers.isEmpty()) {
      return fail(ExitCode.MACHINE_LACKS, "no gcc or clang is there to preprocess the program");
    }
    var configuration = Configuration.plain(readers.getFirst(), "-O0");
    return toOutput(
        workshop, new Specimen(test, configuration, new Symptom.Script(script.toAbsolutePath())));
  }

  private int toOutput(Workshop workshop, Specimen specimen) {
    Path place = wish.told().output().orElseGet(() -> place(wish.names().getFirst()));
    var output = new ReduceOutput(place);
    var ended = new ArrayList<Ended>();
    var stop = new StopSwitch();
    int exit =
        wish.how().tool().isPresent()
            ? new ReduceHandover(this, workshop).run(specimen, output, stop)
            : reduce(workshop, specimen, wish.names().getFirst(), output::write, stop, ended::add);
    for (Ended one : ended) {
      output.write(one.shrunk().test());
      tell(wish.names().getFirst(), one, place.toString());
    }
    return exit;
  }

  /** {@code big.c} becomes {@code big.reduced.c}; several files, a folder. */
  private Path place(String name) {
    String file = Path.of(name).getFileName().toString();
    int dot = file.lastIndexOf('.');
    return wish.names().size() > 1 || dot <= 0
        ? Path.of(file + ".reduced")
        : Path.of(file.substring(0, dot) + ".reduced" + file.substring(dot));
  }

  /** A reduction that came to an end, early or not. */
  record Ended(Shrunk shrunk, Duration time) {}

  /** The exit code of one reduction. */
  int reduce(
      Workshop workshop,
      Specimen specimen,
      String name,
      Consumer<TestCase> best,
      StopSwitch stop,
      Consumer<Ended> ended) {
    var screen = new ReduceScreen(streams.err(), wish.told().progress(), best);
    Instant start = Instant.now();
    ReductionJob.Outcome outcome =
        stop.run(
            wish.how().budget(),
            () ->
                new ReductionJob(
                        specimen,
                        tools(workshop),
                        new ReductionWish(
                            wish.how().passes(),
                            wish.how().jobs(),
                            stop::isOff,
                            new Staying(blame(workshop), wish.how().keptFunctions()),
                            FuzzSources.of(workshop)
                                .variants(specimen.test().origin().generator())),
                        screen)
                    .run());
    screen.erase();
    return switch (outcome) {
      case ReductionJob.Outcome.Impossible(String message) ->
          stop.isOff() ? ended(stop) : fail(ExitCode.WRONG_USE, name + ": " + message);
      case ReductionJob.Outcome.Done(Shrunk shrunk) -> {
        ended.accept(new Ended(shrunk, Duration.between(start, Instant.now())));
        yield shrunk.complete() ? ExitCode.FINE : ended(stop);
      }
    };
  }

  private Optional<BlameGuard> blame(Workshop workshop) {
    var matrix =
        new Matrix(
            workshop.runner(), new MatrixOptions(workshop.settings().programLimits(), false));
    return wish.how().keepBlame()
        ? Optional.of(
            new BisectedBlame(
                new Bisection(workshop.runner(), matrix, workshop.all(), 1, BISECTION_BUILDS)))
        : Optional.empty();
  }

  static int ended(StopSwitch stop) {
    return stop.isSignalled() ? ExitCode.INTERRUPTED : ExitCode.FOUND;
  }

  static Tools tools(Workshop workshop) {
    return new Tools(
        new CpuMeter(workshop.runner()),
        workshop.runner()::scratch,
        workshop.all(),
        workshop.settings().programLimits());
  }

  void tell(String name, Ended ended, String place) {
    streams
        .out()
        .print(
            wish.told().json()
                ? ReduceSummary.json(name, ended.shrunk(), ended.time(), place) + "\n"
                : Visible.of(
                    ReduceSummary.text(
                        name, ended.shrunk(), ended.time(), place, wish.told().verbose())));
    streams.out().flush();
  }

  void say(String sentence) {
    streams.err().println("assay: " + Visible.of(sentence));
    streams.err().flush();
  }

  int fail(int exit, String message) {
    say(message);
    return exit;
  }
}
