package dev.assay.campaign;

import dev.assay.c.DataModel;
import dev.assay.c.Diagnostic;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.campaign.source.UnityBuild;
import dev.assay.compile.Compiler;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.TestReader;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Setting;
import dev.assay.mutate.TestCase;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Learns what a test case must do, for every target and dialect that its configurations need.
 *
 * @param readers compilers that may preprocess, not only those under test: what the program says
 *     must not depend on whether a compiler under test works
 * @param explorations how often a program is run again with the choices that C leaves open made
 *     otherwise, to find those whose output depends on them
 */
public record Understanding(
    ProcessRunner runner, List<Compiler> readers, Limits limits, int explorations) {
  public Understanding {
    readers = List.copyOf(readers);
  }

  /** What was learnt, or why the program is no valid C. */
  public sealed interface Understood {
    /** CPU time of the preprocessing; that of the interpreter is this thread's. */
    Duration reading();

    record Known(Expectation expectation, Duration reading) implements Understood {}

    record Invalid(String message, Duration reading) implements Understood {}
  }

  /** What has been learnt so far. */
  private static final class Notes {
    private final Map<Setting, Execution> executions = new HashMap<>();
    private Duration reading = Duration.ZERO;
  }

  public Understood of(TestCase test, Set<Setting> settings, Scratch scratch) {
    var notes = new Notes();
    Map<DataModel, List<Setting>> byModel =
        settings.stream().collect(Collectors.groupingBy(Setting::model));
    for (Map.Entry<DataModel, List<Setting>> entry : byModel.entrySet()) {
      Optional<String> wrong = learn(test, entry.getKey(), entry.getValue(), scratch, notes);
      if (wrong.isPresent()) {
        return new Understood.Invalid(wrong.get(), notes.reading);
      }
    }
    return new Understood.Known(
        new Expectation(
            notes.executions, PredefinedMacros.usesLongDouble(test), !PredefinedMacros.asks(test)),
        notes.reading);
  }

  private Optional<String> learn(
      TestCase test, DataModel model, List<Setting> settings, Scratch scratch, Notes notes) {
    Optional<TestCase> whole = UnityBuild.of(test);
    if (whole.isEmpty()) {
      return Optional.empty();
    }
    Optional<String> wrong = learnWhole(whole.get(), model, settings, scratch, notes);
    // Units that cannot be one program may well be several.
    return test.units().size() == 1 && !test.isCxx() ? wrong : Optional.empty();
  }

  private Optional<String> learnWhole(
      TestCase test, DataModel model, List<Setting> settings, Scratch scratch, Notes notes) {
    Optional<String> problem = Optional.empty();
    for (Compiler reader : TestReader.candidates(readers, model).stream().limit(2).toList()) {
      TestReader.Reading reading = new TestReader(runner, reader).read(test, model, scratch);
      notes.reading = notes.reading.plus(reading.cpu());
      switch (reading.result()) {
        case Preprocessing.Ready(SourceText source) -> {
          return parsed(Parser.parse(source, model, test.standard()), settings, notes.executions);
        }
        case Preprocessing.Failed(String message) ->
            problem = problem.or(() -> Optional.of(message));
        case Preprocessing.NoCompiler(String message) ->
            problem = problem.or(() -> Optional.of(message));
      }
    }
    return problem;
  }

  private Optional<String> parsed(
      ParseResult result, List<Setting> settings, Map<Setting, Execution> executions) {
    if (result.unsupported().isPresent()) {
      Diagnostic what = result.unsupported().get();
      settings.forEach(
          s -> executions.put(s, new Execution.Unsupported(what.message(), what.span())));
      return Optional.empty();
    }
    if (result.hasErrors()) {
      Diagnostic first = result.errors().getFirst();
      return Optional.of(first.span() + ": " + first.message());
    }
    for (Setting setting : settings) {
      run(result.program(), setting, executions);
    }
    return Optional.empty();
  }

  private void run(Program program, Setting setting, Map<Setting, Execution> executions) {
    Dialect asked = setting.dialect();
    var strict = new Setting(setting.model(), new Dialect(asked.standard(), false, true));
    Execution known = executions.computeIfAbsent(strict, s -> run(program, s.dialect()));
    if (known instanceof Execution.Undefined) {
      executions.computeIfAbsent(setting, s -> run(program, s.dialect()));
    }
  }

  private Execution run(Program program, Dialect dialect) {
    try {
      return explorations == 0
          ? Interpreter.run(program, dialect, limits)
          : Interpreter.explore(program, dialect, limits, explorations);
    } catch (StackOverflowError | OutOfMemoryError e) {
      // Not the program's fault: it is judged as any other that we cannot run.
      return new Execution.Unsupported("too deep for the interpreter", Span.NONE);
    }
  }
}
