package dev.assay.bugs.bisect;

import dev.assay.compile.BuildCommands;
import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.CompilerTranscript;
import dev.assay.compile.Configuration;
import dev.assay.compile.Matrix;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Builds one program again and again with a few flags more, several builds at once. */
final class Builds implements Questions, AutoCloseable {
  /** A compiler that names every pass it runs says a lot before it crashes. */
  private static final int OUTPUT_BYTES = 1 << 26;

  private final NativeProcessRunner runner;
  private final Matrix matrix;
  private final TestCase test;
  private final Configuration bad;
  private final Symptom symptom;
  private final ExecutorService workers;
  private final AtomicInteger left;

  /**
   * @param matrix one that takes no short cuts
   * @param bad the configuration that shows the bug
   * @param most how many builds there may be in all
   */
  Builds(
      NativeProcessRunner runner,
      Matrix matrix,
      TestCase test,
      Configuration bad,
      Symptom symptom,
      int jobs,
      int most) {
    this.runner = runner;
    this.matrix = matrix;
    this.test = test;
    this.bad = talkative(bad);
    this.symptom = symptom;
    this.workers = Executors.newFixedThreadPool(Math.max(1, jobs));
    this.left = new AtomicInteger(most);
  }

  private static Configuration talkative(Configuration configuration) {
    Compiler compiler = configuration.compiler();
    return new Configuration(
        compiler.within(compiler.limits().withOutput(OUTPUT_BYTES)),
        configuration.level(),
        configuration.flags(),
        configuration.purpose());
  }

  @Override
  public List<Answer> ask(List<List<String>> flags) {
    return answers(flags.stream().map(this::with).toList(), false);
  }

  /** The same in configurations of other releases or levels. */
  List<Answer> askOthers(List<Configuration> configurations) {
    return answers(configurations, true);
  }

  private List<Answer> answers(List<Configuration> configurations, boolean others) {
    var running = new ArrayList<Future<Answer>>();
    for (Configuration configuration : configurations) {
      running.add(workers.submit(() -> answer(configuration, others)));
    }
    var answers = new ArrayList<Answer>();
    try {
      for (Future<Answer> one : running) {
        answers.add(one.get());
      }
    } catch (InterruptedException _) {
      running.forEach(one -> one.cancel(true));
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
    while (answers.size() < configurations.size()) {
      answers.add(Answer.OTHER);
    }
    return answers;
  }

  private Answer answer(Configuration configuration, boolean others) {
    if (left.getAndDecrement() <= 0) {
      return Answer.OTHER;
    }
    try (Scratch scratch = runner.scratch()) {
      List<CompilerRun> runs =
          matrix.run(test, List.of(configuration), _ -> symptom.needsRun(), scratch);
      if (runs.isEmpty()) {
        return Answer.OTHER;
      }
      return others ? symptom.inOtherRelease(runs.getFirst()) : symptom.in(runs.getFirst());
    }
  }

  @Override
  public String transcript(List<String> flags) {
    if (left.getAndDecrement() <= 0) {
      return "";
    }
    try (Scratch scratch = runner.scratch()) {
      return new CompilerTranscript(runner).of(test, with(flags), scratch).orElse("");
    }
  }

  @Override
  public List<String> command(List<String> flags) {
    return BuildCommands.of(test, with(flags)).compile();
  }

  @Override
  public int left() {
    return Math.max(0, left.get());
  }

  private Configuration with(List<String> more) {
    var flags = new ArrayList<>(bad.flags());
    flags.addAll(more);
    return new Configuration(bad.compiler(), bad.level(), flags, bad.purpose());
  }

  @Override
  public void close() {
    workers.shutdownNow();
    workers.close();
  }
}
