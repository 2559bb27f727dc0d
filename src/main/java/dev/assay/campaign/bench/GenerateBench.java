package dev.assay.campaign.bench;

import dev.assay.compile.Configuration;
import dev.assay.compile.feedback.CounterBuild;
import dev.assay.compile.feedback.CoverageBuild;
import dev.assay.compile.feedback.ExecutedLines;
import dev.assay.compile.feedback.Feedback;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Builds the programs of each generator in the same ways, and reads what the compilers tell.
 *
 * @param coverage how executed lines are counted; empty to leave them out
 * @param sample the lines of so many programs of each set are counted
 * @param configurations whose counters are read
 */
public record GenerateBench(
    ProcessRunner runner,
    Supplier<Scratch> scratches,
    Optional<CoverageBuild> coverage,
    int sample,
    List<Configuration> configurations,
    int jobs) {
  public GenerateBench {
    configurations = List.copyOf(configurations);
  }

  private record Built(Optional<ExecutedLines> lines, List<Optional<Feedback>> counters) {}

  /** Measures a set; progress is told how many programs are done. */
  public SetMeasurement measure(ProgramSet set, IntConsumer progress) {
    List<Built> built = buildAll(set.programs(), progress);
    List<SetMeasurement.CountersOf> counters =
        IntStream.range(0, configurations.size())
            .mapToObj(i ->
                new SetMeasurement.CountersOf(
                    configurations.get(i),
                    built.stream().map(one -> one.counters().get(i)).toList()))
            .toList();
    return new SetMeasurement(
        set, built.stream().flatMap(one -> one.lines().stream()).toList(), counters);
  }

  private List<Built> buildAll(List<TestCase> programs, IntConsumer progress) {
    try (var pool = Executors.newFixedThreadPool(Math.max(1, jobs))) {
      var futures = new ArrayList<Future<Built>>();
      for (int i = 0; i < programs.size(); i++) {
        TestCase program = programs.get(i);
        boolean counted = i < sample;
        futures.add(pool.submit(() -> build(program, counted)));
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

  private Built build(TestCase program, boolean counted) {
    try (Scratch scratch = scratches.get()) {
      Optional<ExecutedLines> lines =
          counted ? coverage.flatMap(one -> one.measure(program, scratch)) : Optional.empty();
      var build = new CounterBuild(runner);
      return new Built(
          lines,
          configurations.stream()
              .map(configuration -> build.build(program, configuration, scratch))
              .toList());
    }
  }
}
