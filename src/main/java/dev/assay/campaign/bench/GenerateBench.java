package dev.assay.campaign.bench;

import dev.assay.campaign.bench.SetMeasurement.CountersOf;
import dev.assay.campaign.bench.SetMeasurement.SurvivalOf;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.feedback.CounterBuild;
import dev.assay.compile.feedback.CoverageBuild;
import dev.assay.compile.feedback.ExecutedLines;
import dev.assay.compile.feedback.Features;
import dev.assay.compile.feedback.Feedback;
import dev.assay.compile.feedback.FeedbackBuild;
import dev.assay.compile.feedback.FeedbackResult;
import dev.assay.compile.feedback.FeedbackSource;
import dev.assay.compile.feedback.SurvivalBuild;
import dev.assay.compile.feedback.SurvivingCode;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Builds the programs of each generator in the same ways, and reads what the compilers tell.
 *
 * @param coverage how executed lines are counted; empty to leave them out
 * @param sample the lines of so many programs of each set are counted, executed and dead ones
 * @param configurations whose counters are read
 * @param sources what is asked of the compilers; those of the counters should be among them
 */
public record GenerateBench(
    ProcessRunner runner,
    Supplier<Scratch> scratches,
    Optional<CoverageBuild> coverage,
    int sample,
    List<Configuration> configurations,
    List<FeedbackSource> sources,
    int jobs) {
  public GenerateBench {
    configurations = List.copyOf(configurations);
    sources = List.copyOf(sources);
  }

  /** What the compiler of one configuration told of one program. */
  private record Told(Optional<Feedback> counters, CompileCurve.Step step) {}

  private record Built(
      Optional<ExecutedLines> lines, List<Optional<SurvivingCode>> survivals, List<Told> told) {}

  /** Measures a set; progress is told how many programs are done. */
  public SetMeasurement measure(ProgramSet set, IntConsumer progress) {
    List<Built> built = buildAll(set.programs(), progress);
    return new SetMeasurement(
        set.sizes(),
        built.stream().flatMap(one -> one.lines().stream()).toList(),
        IntStream.range(0, weighing().size()).mapToObj(i -> survival(i, built)).toList(),
        IntStream.range(0, configurations.size())
            .mapToObj(i -> new CountersOf(configurations.get(i), told(i, built, Told::counters)))
            .toList(),
        IntStream.range(0, configurations.size())
            .mapToObj(i -> new CompileCurve(configurations.get(i), told(i, built, Told::step)))
            .toList());
  }

  private SurvivalOf survival(int index, List<Built> built) {
    return new SurvivalOf(
        weighing().get(index),
        built.stream().flatMap(one -> one.survivals().get(index).stream()).toList());
  }

  private static <T> List<T> told(int index, List<Built> built, Function<Told, T> part) {
    return built.stream().map(one -> part.apply(one.told().get(index))).toList();
  }

  /** The compilers that tell what survives. */
  private List<Compiler> weighing() {
    return configurations.stream()
        .map(Configuration::compiler)
        .distinct()
        .filter(SurvivalBuild::knows)
        .toList();
  }

  private List<Built> buildAll(List<TestCase> programs, IntConsumer progress) {
    try (var pool = Executors.newFixedThreadPool(Math.max(1, jobs))) {
      var futures = new ArrayList<Future<Built>>();
      for (int i = 0; i < programs.size(); i++) {
        TestCase program = programs.get(i);
        boolean sampled = i < sample;
        futures.add(pool.submit(() -> build(program, sampled)));
      }
      var built = new ArrayList<Built>();
      for (Future<Built> future : futures) {
        built.add(future.get());
        progress.accept(built.size());
      }
      return built;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private Built build(TestCase program, boolean sampled) {
    try (Scratch scratch = scratches.get()) {
      return new Built(
          sampled ? coverage.flatMap(one -> one.measure(program, scratch)) : Optional.empty(),
          weighing().stream()
              .map(compiler ->
                  sampled
                      ? new SurvivalBuild(runner).measure(program, compiler, scratch)
                      : Optional.<SurvivingCode>empty())
              .toList(),
          configurations.stream()
              .map(configuration -> ask(program, configuration, scratch))
              .toList());
    }
  }

  private Told ask(TestCase program, Configuration configuration, Scratch scratch) {
    FeedbackResult result =
        new FeedbackBuild(runner, sources).build(program, configuration, scratch);
    Optional<Feedback> all =
        result instanceof FeedbackResult.Told(Feedback feedback, _)
            ? Optional.of(feedback)
            : Optional.empty();
    Features features =
        all.map(feedback -> Features.of(feedback, configuration)).orElse(Features.NONE);
    return new Told(all.map(CounterBuild::counters), new CompileCurve.Step(features, result.cpu()));
  }
}
