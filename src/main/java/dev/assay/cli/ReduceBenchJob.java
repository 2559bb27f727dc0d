package dev.assay.cli;

import dev.assay.campaign.Witnesses;
import dev.assay.campaign.bench.Cvise;
import dev.assay.campaign.bench.CviseScript;
import dev.assay.campaign.bench.ReduceCase;
import dev.assay.campaign.reduction.ReductionJob;
import dev.assay.campaign.reduction.ReductionWatch;
import dev.assay.campaign.reduction.ReductionWish;
import dev.assay.campaign.reduction.Shrunk;
import dev.assay.campaign.reduction.Specimen;
import dev.assay.campaign.reduction.Staying;
import dev.assay.campaign.reduction.Symptom;
import dev.assay.campaign.reduction.TextSense;
import dev.assay.campaign.source.CsmithSource;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Matrix;
import dev.assay.compile.MatrixOptions;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Limits;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import dev.assay.reduce.Size;
import dev.assay.reduce.pass.Passes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code assay bench reduce}: our reducer beside C-Vise, on findings that can be made again.
 *
 * @param cvise empty if it is not installed
 * @param budget each reducer gets so much time for each case
 */
record ReduceBenchJob(
    Streams streams,
    Workshop workshop,
    CsmithSource source,
    Optional<Cvise> cvise,
    int jobs,
    Duration budget) {
  private static final Limits LIMITS = Limits.DEFAULT.withFuel(200_000_000);
  private static final int EXPLORATIONS = 9;

  /** Ctrl-C leaves out the case at hand and those after it. */
  int run(List<ReduceCase> cases) {
    var stop = new StopSwitch();
    List<ReduceBenchRow> rows = stop.run(Optional.empty(), () -> rows(cases, stop));
    streams.out().print("\n" + ReduceBenchTable.summary(rows));
    streams.out().flush();
    return stop.isSignalled() ? ExitCode.INTERRUPTED : ExitCode.FINE;
  }

  private List<ReduceBenchRow> rows(List<ReduceCase> cases, StopSwitch stop) {
    var rows = new ArrayList<ReduceBenchRow>();
    for (ReduceCase one : cases) {
      Optional<ReduceBenchRow> row = specimen(one).flatMap(specimen -> row(one, specimen));
      if (stop.isOff()) {
        break;
      }
      row.ifPresent(made -> {
        rows.add(made);
        streams.out().print(ReduceBenchTable.line(made));
        streams.out().flush();
      });
    }
    return rows;
  }

  private Optional<Specimen> specimen(ReduceCase one) {
    if (workshop.all().stream().noneMatch(c -> c.name().equals(one.compiler()))) {
      say(one + ": there is no " + one.compiler() + " here");
      return Optional.empty();
    }
    Sourced sourced;
    try (Scratch scratch = workshop.runner().scratch()) {
      sourced = source.make(new Ticket(one.seed(), new Seed(one.seed())), scratch);
    }
    return switch (sourced) {
      case Sourced.Failed(String reason, _) -> {
        say(one + ": " + reason);
        yield Optional.empty();
      }
      case Sourced.Made(TestCase test, _, _, _) -> shown(one, test);
    };
  }

  private Optional<Specimen> shown(ReduceCase one, TestCase test) {
    var where =
        new ReduceWish.Where(
            Optional.of(one.compiler()), Optional.of(one.level()), one.flags(), Optional.empty());
    return switch (new ReduceVerdict(workshop, where).find(test)) {
      case ReduceVerdict.Found.Bug(Specimen specimen, _) -> Optional.of(specimen);
      case ReduceVerdict.Found.None(_, String message) -> {
        say(one + ": " + message.lines().findFirst().orElse(""));
        yield Optional.empty();
      }
    };
  }

  private Optional<ReduceBenchRow> row(ReduceCase one, Specimen specimen) {
    Instant start = Instant.now();
    Instant end = start.plus(budget);
    var wish =
        new ReductionWish(Passes.all(), jobs, () -> Instant.now().isAfter(end), Staying.NONE);
    return switch (new ReductionJob(
            specimen, ReduceJob.tools(workshop), wish, ReductionWatch.SILENT)
        .run()) {
      case ReductionJob.Outcome.Impossible(String message) -> {
        say(one + ": " + message);
        yield Optional.empty();
      }
      case ReductionJob.Outcome.Done(Shrunk shrunk) -> {
        var own =
            new ReduceBenchRow.Side(
                shrunk.after(),
                Duration.between(start, Instant.now()),
                shrunk.cpu(),
                shrunk.complete(),
                objection(specimen, shrunk.test()));
        yield Optional.of(
            new ReduceBenchRow(
                one, specimen.symptom(), shrunk.before(), own, peer(specimen, shrunk)));
      }
    };
  }

  private Optional<ReduceBenchRow.Side> peer(Specimen specimen, Shrunk shrunk) {
    Optional<String> script = script(specimen, shrunk);
    if (cvise.isEmpty() || script.isEmpty()) {
      return Optional.empty();
    }
    try (Scratch scratch = workshop.runner().scratch()) {
      Cvise.Result result =
          cvise
              .get()
              .reduce(
                  specimen.test().units().getFirst(), text(specimen.test()), script.get(), scratch);
      boolean isUnchanged = result.text().equals(text(specimen.test()));
      if ((!result.ended() || isUnchanged) && result.wall().compareTo(budget) < 0) {
        // Whatever is wrong with it, to compare with this would be unfair.
        say("C-Vise failed: " + result.messages().strip());
        return Optional.empty();
      }
      return Optional.of(
          new ReduceBenchRow.Side(
              Size.of(result.text()),
              result.wall(),
              result.cpu(),
              result.ended(),
              objection(specimen, with(specimen.test(), result.text()))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Optional<String> script(Specimen specimen, Shrunk shrunk) {
    return switch (specimen.symptom()) {
      case Symptom.Crash(String key, _) ->
          Optional.of(CviseScript.crash(specimen.test(), specimen.bad(), words(key)));
      case Symptom.WrongCode _ ->
          shrunk
              .goodRun()
              .map(CompilerRun::configuration)
              .map(good ->
                  CviseScript.wrongCode(
                      specimen.test(), specimen.bad(), good, sanitizers(), warnings(specimen)));
      case Symptom.Hang _, Symptom.Refusal _, Symptom.FalseAlarm _, Symptom.Script _ ->
          Optional.empty();
    };
  }

  private String warnings(Specimen specimen) {
    TestCase test = specimen.test();
    try (Scratch scratch = workshop.runner().scratch()) {
      scratch.write(test.units().getFirst(), text(test).getBytes(StandardCharsets.ISO_8859_1));
      return workshop
          .runner()
          .run(
              new Task(
                  CviseScript.warning(test),
                  scratch.folder(),
                  Map.of(),
                  Optional.empty(),
                  ProcessLimits.COMPILER))
          .stderr();
    }
  }

  private List<Configuration> sanitizers() {
    return new Witnesses(new Matrix(workshop.runner(), MatrixOptions.DEFAULT), workshop.all())
        .configurations(false);
  }

  /** The functions of a crash's key, as they stand in the compiler's message. */
  private static List<String> words(String key) {
    return Arrays.stream(key.replaceFirst("^(crash|ice) in ", "").split(" < | during "))
        .map(String::strip)
        .toList();
  }

  private static String text(TestCase test) {
    return test.files().getFirst().text();
  }

  private static TestCase with(TestCase test, String text) {
    var file = new SourceFile(test.units().getFirst(), text);
    return TestCase.of(test.origin(), test.standard(), List.of(file), test.flags());
  }

  /** What C has against a program whose output matters; nothing where that is not known. */
  private Optional<String> objection(Specimen specimen, TestCase test) {
    if (!(specimen.symptom() instanceof Symptom.WrongCode)) {
      return Optional.empty();
    }
    var setting = FlagMeaning.setting(specimen.bad(), test.standard());
    return switch (new TextSense(test, setting.model(), ReduceJob.tools(workshop))
        .explored(setting.dialect(), LIMITS, EXPLORATIONS)) {
      case Execution.Undefined u -> Optional.of(u.kind().label() + ", " + u.message());
      case Execution.Unspecified u -> Optional.of("unspecified, " + u.message());
      case Execution.Finished _, Execution.OutOfFuel _, Execution.Unsupported _ -> Optional.empty();
    };
  }

  private void say(String sentence) {
    streams.err().println("assay: " + sentence);
    streams.err().flush();
  }
}
