package dev.assay.compile.feedback;

import dev.assay.compile.BuildCommands;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Workspace;
import dev.assay.compile.classify.Classification;
import dev.assay.compile.classify.Classifier;
import dev.assay.compile.classify.Transcript;
import dev.assay.compile.feedback.FeedbackResult.Died;
import dev.assay.compile.feedback.FeedbackResult.Rejected;
import dev.assay.compile.feedback.FeedbackResult.Told;
import dev.assay.compile.feedback.FeedbackResult.Untold;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.CpuMeter;
import dev.assay.compile.process.ProcessEnd;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.mutate.TestCase;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Compiles programs so that the compiler tells what it does: once, whatever the number of sources.
 *
 * @param sources those that do not fit a compiler are left out for it
 */
public record FeedbackBuild(ProcessRunner runner, List<FeedbackSource> sources) {
  public FeedbackBuild {
    sources = List.copyOf(sources);
  }

  /**
   * What all units together tell; one that is not compiled ends it.
   *
   * @param scratch a folder for this alone; what was in it is lost
   */
  public FeedbackResult build(TestCase test, Configuration configuration, Scratch scratch) {
    var meter = new CpuMeter(runner);
    var fitting =
        sources.stream().filter(s -> s.problem(configuration.compiler()).isEmpty()).toList();
    var units = new ArrayList<Feedback>();
    for (String unit : test.units()) {
      // By units, since each compilation writes its reports anew.
      var build = new UnitBuild(meter, fitting, only(unit, test), configuration, scratch);
      FeedbackResult result = build.run();
      if (!(result instanceof Told(Feedback feedback, _))) {
        return result;
      }
      units.add(feedback);
    }
    return new Told(Feedback.sum(units), meter.used());
  }

  /** The same program, of which only one unit is compiled. */
  static TestCase only(String unit, TestCase test) {
    return new TestCase(
        test.origin(),
        test.standard(),
        test.files(),
        List.of(unit),
        test.flags(),
        test.expectation());
  }

  /** The work on one unit; the time in its result is of those before it, too. */
  private record UnitBuild(
      CpuMeter meter,
      List<FeedbackSource> sources,
      TestCase test,
      Configuration configuration,
      Scratch scratch) {

    FeedbackResult run() {
      try {
        new Workspace(scratch).prepare(test);
      } catch (UncheckedIOException e) {
        return new Untold("scratch folder: " + e.getMessage(), meter.used());
      }
      Compiler compiler = configuration.compiler();
      Request request =
          sources.stream()
              .map(source -> source.request(compiler, scratch.folder()))
              .reduce(Request.NONE, Request::and);
      BuildCommands commands = BuildCommands.of(test, withFlags(request.flags()));
      var words = new ArrayList<>(request.starter());
      words.addAll(commands.compile());
      var environment = new TreeMap<>(compiler.environment());
      environment.putAll(request.environment());
      Completed completed =
          meter.run(
              new Task(words, scratch.folder(), environment, Optional.empty(), compiler.limits()));
      return result(new Remains(meter, scratch, completed, commands.objects().getFirst()));
    }

    private Configuration withFlags(List<String> more) {
      var flags = new ArrayList<>(configuration.flags());
      flags.addAll(more);
      return new Configuration(
          configuration.compiler(), configuration.level(), flags, configuration.purpose());
    }

    private FeedbackResult result(Remains remains) {
      Completed completed = undisguised(remains);
      return switch (Classifier.classify(completed, configuration.compiler().family())) {
        case Classification.Built() -> {
          Feedback feedback = read(remains);
          yield new Told(feedback, meter.used());
        }
        case Classification.Rejected() ->
            new Rejected(firstError(Transcript.of(completed)), meter.used());
        case Classification.Crashed() -> died(false, remains, completed);
        case Classification.Hung() -> died(true, remains, completed);
        case Classification.BadFlags() ->
            new Untold("flags: " + firstError(Transcript.of(completed)), meter.used());
        case Classification.OutOfResources(String resource) -> new Untold(resource, meter.used());
      };
    }

    private Died died(boolean hung, Remains remains, Completed completed) {
      Feedback feedback = read(remains);
      return new Died(hung, Transcript.of(completed), feedback, meter.used());
    }

    private Completed undisguised(Remains remains) {
      boolean made = remains.bytes(remains.object()).filter(bytes -> bytes.length > 0).isPresent();
      Completed completed = remains.completed();
      for (FeedbackSource source : sources) {
        ProcessEnd end = source.end(completed, made);
        completed = completed.endedBy(end);
      }
      return completed;
    }

    private Feedback read(Remains remains) {
      return Feedback.sum(
          sources.stream().map(source -> source.read(remains).from(source.name())).toList());
    }

    private static String firstError(String output) {
      List<String> lines = output.lines().filter(line -> !line.isBlank()).toList();
      return lines.stream()
          .filter(line -> line.contains("error"))
          .findFirst()
          .orElse(lines.isEmpty() ? "" : lines.getFirst());
    }
  }
}
