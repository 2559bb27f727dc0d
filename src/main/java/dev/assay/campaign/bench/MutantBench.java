package dev.assay.campaign.bench;

import com.sun.management.ThreadMXBean;
import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.campaign.greybox.CorpusProgram;
import dev.assay.compile.BuildCommands;
import dev.assay.compile.Configuration;
import dev.assay.compile.Workspace;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.mutate.changing.ChangingMutator;
import dev.assay.mutate.changing.Mutant;
import dev.assay.mutate.changing.MutantMaker;
import dev.assay.mutate.changing.MutantMaker.Tried;
import dev.assay.mutate.changing.Step;
import dev.assay.mutate.changing.Subject;
import dev.assay.random.Seed;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Measures mutants of one step: how many compilers accept, how many are defined, and what they
 * cost.
 *
 * @param configurations what must accept a mutant
 */
public record MutantBench(
    List<CorpusProgram> roots,
    boolean conservative,
    ProcessRunner runner,
    List<Configuration> configurations) {
  private static final Limits LIMITS = Limits.DEFAULT.withFuel(2_000_000);

  /** The first messages of refusals are kept. */
  private static final int KEPT = 5;

  public MutantBench {
    roots = List.copyOf(roots);
    configurations = List.copyOf(configurations);
  }

  /**
   * What became of the mutants of one mutator.
   *
   * @param tried how often it was asked
   * @param none how often it had nothing to do
   * @param refused how often our parser refused the result
   * @param accepted how many of the others all compilers took
   * @param defined how many ran to their end in the interpreter
   * @param unknown how many it does not support, or had not the time for
   * @param cpu of making them, in our process
   * @param complaints the first of what compilers said of those they did not take
   */
  public record Row(
      String mutator,
      int tried,
      int none,
      int refused,
      int accepted,
      int defined,
      int unknown,
      Duration cpu,
      List<String> complaints) {
    public Row {
      complaints = List.copyOf(complaints);
    }

    public int made() {
      return tried - none - refused;
    }
  }

  /** Without roots that a compiler does not take as they are. */
  public MutantBench withGoodRoots(Scratch scratch) {
    return new MutantBench(
        roots.stream().filter(root -> complaint(root.text(), scratch).isEmpty()).toList(),
        conservative,
        runner,
        configurations);
  }

  /** So many tries with one mutator, of the roots in turn. */
  public Row measure(ChangingMutator mutator, int tries, Scratch scratch) {
    var maker = MutantMaker.of(mutator);
    var tally = new Tally(mutator.name());
    for (int i = 0; i < tries; i++) {
      Seed seed = new Seed(i).child(mutator.name());
      Optional<Program> program = parsed(roots.get(i % roots.size()).text());
      Optional<Program> other = parsed(seed.child("other").rng().pick(roots).text());
      if (program.isPresent()) {
        long start = cpu();
        Tried tried =
            maker.step(
                new Subject(program.get(), other, conservative), new Step(mutator.name(), seed));
        tally.cpu += cpu() - start;
        tally.add(tried, scratch);
      }
    }
    return tally.row();
  }

  private static long cpu() {
    return ManagementFactory.getPlatformMXBean(ThreadMXBean.class).getCurrentThreadCpuTime();
  }

  private static Optional<Program> parsed(String text) {
    var result = Parser.parse(SourceText.of("test.c", text), DataModel.LP64, Standard.DEFAULT);
    return result.hasErrors() ? Optional.empty() : Optional.of(result.program());
  }

  /** What a compiler has against it; empty if nothing. */
  private Optional<String> complaint(String text, Scratch scratch) {
    String bytes = new String(SourceText.encode(text), StandardCharsets.ISO_8859_1);
    var test =
        TestCase.of(
            new Origin("bench", new Seed(0), ""),
            Standard.DEFAULT,
            List.of(new SourceFile("test.c", bytes)),
            List.of());
    for (Configuration configuration : configurations) {
      scratch.clear();
      new Workspace(scratch).prepare(test);
      var compiler = configuration.compiler();
      Completed completed =
          runner.run(
              new Task(
                  BuildCommands.of(test, configuration).compile(),
                  scratch.folder(),
                  compiler.environment(),
                  Optional.empty(),
                  compiler.limits()));
      if (!completed.succeeded()) {
        String said = completed.stderr() + completed.stdout();
        return Optional.of(
            configuration
                + ": "
                + said.lines().filter(line -> line.contains("error")).findFirst().orElse(said));
      }
    }
    return Optional.empty();
  }

  private final class Tally {
    private final String mutator;
    private final List<String> complaints = new ArrayList<>();
    private int tried;
    private int none;
    private int refused;
    private int accepted;
    private int defined;
    private int unknown;
    private long cpu;

    Tally(String mutator) {
      this.mutator = mutator;
    }

    void add(Tried result, Scratch scratch) {
      tried++;
      switch (result) {
        case Tried.NoSite _ -> none++;
        case Tried.Refused _ -> refused++;
        case Tried.Made(Mutant mutant) -> made(mutant, scratch);
      }
    }

    private void made(Mutant mutant, Scratch scratch) {
      Optional<String> complaint = complaint(mutant.text(), scratch);
      if (complaint.isEmpty()) {
        accepted++;
      } else if (complaints.size() < KEPT) {
        complaints.add(complaint.get());
      }
      switch (Interpreter.run(mutant.program(), Dialect.DEFAULT, LIMITS)) {
        case Execution.Finished _ -> defined++;
        case Execution.Undefined _, Execution.Unspecified _ -> {}
        case Execution.OutOfFuel _, Execution.Unsupported _ -> unknown++;
      }
    }

    Row row() {
      return new Row(
          mutator,
          tried,
          none,
          refused,
          accepted,
          defined,
          unknown,
          Duration.ofNanos(cpu),
          complaints);
    }
  }
}
