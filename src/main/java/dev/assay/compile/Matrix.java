package dev.assay.compile;

import dev.assay.compile.classify.Classification;
import dev.assay.compile.classify.Classifier;
import dev.assay.compile.classify.Transcript;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.mutate.TestCase;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Builds and runs a test case with each of several configurations.
 *
 * <p>Programs whose machine code is the same, from the same compiler, are linked and run once.
 */
public final class Matrix {
  private final ProcessRunner runner;
  private final MatrixOptions options;

  public Matrix(ProcessRunner runner, MatrixOptions options) {
    this.runner = runner;
    this.options = options;
  }

  /**
   * One result a configuration, in their order; fewer if the thread is interrupted.
   *
   * @param runnable which configurations' programs are to be run, not only compiled
   * @param scratch a folder for this alone; what was in it is lost
   */
  public List<CompilerRun> run(
      TestCase test,
      List<Configuration> configurations,
      Predicate<Configuration> runnable,
      Scratch scratch) {
    var runs = new ArrayList<CompilerRun>();
    var known = new HashMap<String, CompilerRun>();
    for (Configuration configuration : configurations) {
      CompilerRun run = new Attempt(test, configuration, scratch, known).run(runnable);
      if (Thread.currentThread().isInterrupted()) {
        break;
      }
      runs.add(run);
    }
    return List.copyOf(runs);
  }

  /** The work on one configuration. */
  private final class Attempt {
    private final TestCase test;
    private final Configuration configuration;
    private final Compiler compiler;
    private final BuildCommands commands;
    private final Workspace workspace;
    private final Map<String, CompilerRun> known;
    private Duration compiling = Duration.ZERO;

    Attempt(
        TestCase test,
        Configuration configuration,
        Scratch scratch,
        Map<String, CompilerRun> known) {
      this.test = test;
      this.configuration = configuration;
      this.compiler = configuration.compiler();
      this.commands = BuildCommands.of(test, configuration);
      this.workspace = new Workspace(scratch);
      this.known = known;
    }

    CompilerRun run(Predicate<Configuration> runnable) {
      try {
        workspace.prepare(test);
      } catch (UncheckedIOException e) {
        return outOf("scratch folder: " + e.getMessage(), "");
      }
      Completed compiled = build(commands.compile());
      Classification class1 = Classifier.classify(compiled, compiler.family());
      if (!(class1 instanceof Classification.Built)) {
        return failed(class1, compiled, "");
      }
      if (configuration.purpose() == Purpose.ANALYSE) {
        return new CompilerRun.Analysed(configuration, text(compiled), cost(Duration.ZERO));
      }
      Optional<String> code = workspace.digest(commands.objects());
      if (code.isEmpty()) {
        return new CompilerRun.CompilerCrashed(
            configuration,
            "no output: the compiler said it was done and left no object file\n" + text(compiled),
            cost(Duration.ZERO));
      }
      return configuration.purpose() != Purpose.COMPILE && runnable.test(configuration)
          ? runOnce(code.get())
          : new CompilerRun.Compiled(configuration, code.get(), cost(Duration.ZERO));
    }

    private CompilerRun runOnce(String code) {
      String key = compiler.name() + " " + configuration.purpose() + " " + code;
      if (options.savings() && known.containsKey(key)) {
        return Reused.as(known.get(key), configuration, cost(Duration.ZERO));
      }
      CompilerRun run = linkAndRun(code);
      known.put(key, run);
      return run;
    }

    private CompilerRun linkAndRun(String code) {
      Completed linked = build(commands.link());
      Classification class2 = Classifier.classify(linked, compiler.family());
      if (!(class2 instanceof Classification.Built)) {
        return failed(class2, linked, "link: ");
      }
      Completed ran =
          runner.run(ProgramRun.task(commands.run(), configuration, workspace.folder(), options));
      return ProgramRun.result(ran, configuration, code, cost(ran.cpu()));
    }

    private Completed build(List<String> command) {
      var task =
          new Task(
              command,
              workspace.folder(),
              compiler.environment(),
              Optional.empty(),
              compiler.limits());
      Completed completed = runner.run(task);
      compiling = compiling.plus(completed.cpu());
      return completed;
    }

    private CompilerRun failed(Classification why, Completed completed, String step) {
      String output = step + text(completed);
      Cost cost = cost(Duration.ZERO);
      return switch (why) {
        case Classification.Built() -> throw new IllegalArgumentException("built");
        case Classification.Crashed() ->
            new CompilerRun.CompilerCrashed(configuration, output, cost);
        case Classification.Hung() -> new CompilerRun.CompilerHung(configuration, output, cost);
        case Classification.Rejected() -> new CompilerRun.Rejected(configuration, output, cost);
        case Classification.BadFlags() -> outOf("flags: not known to this compiler", output);
        case Classification.OutOfResources(String resource) -> outOf(resource, output);
      };
    }

    private CompilerRun outOf(String resource, String output) {
      return new CompilerRun.OutOfResources(configuration, resource, output, cost(Duration.ZERO));
    }

    private Cost cost(Duration running) {
      return new Cost(compiling, running);
    }

    private static String text(Completed completed) {
      return Transcript.of(completed);
    }
  }
}
