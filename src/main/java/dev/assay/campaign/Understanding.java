package dev.assay.campaign;

import dev.assay.c.DataModel;
import dev.assay.c.Diagnostic;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.edit.Linker;
import dev.assay.c.edit.Linker.Linked;
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
import dev.assay.interpret.OwnNames;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Setting;
import dev.assay.mutate.TestCase;
import java.time.Duration;
import java.util.ArrayList;
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
    if (!test.isCxx()) {
      return learnUnits(test, model, settings, scratch, notes);
    }
    // What is wrong with its meaning in C says nothing of the program.
    UnityBuild.of(test).ifPresent(c -> learnUnits(c, model, settings, scratch, notes));
    return Optional.empty();
  }

  private Optional<String> learnUnits(
      TestCase test, DataModel model, List<Setting> settings, Scratch scratch, Notes notes) {
    Optional<String> problem = Optional.empty();
    for (Compiler reader : TestReader.candidates(readers, model).stream().limit(2).toList()) {
      var texts = new ArrayList<SourceText>();
      Optional<String> failure =
          read(new TestReader(runner, reader), test, model, scratch, texts, notes);
      if (failure.isEmpty()) {
        return parsed(
            texts.stream().map(text -> Parser.parse(text, model, test.standard())).toList(),
            settings,
            notes.executions);
      }
      problem = problem.or(() -> failure);
    }
    return problem;
  }

  private static Optional<String> read(
      TestReader reader,
      TestCase test,
      DataModel model,
      Scratch scratch,
      List<SourceText> texts,
      Notes notes) {
    for (String unit : test.units()) {
      TestReader.Reading reading = reader.read(test, unit, model, scratch);
      notes.reading = notes.reading.plus(reading.cpu());
      switch (reading.result()) {
        case Preprocessing.Ready(SourceText source) -> texts.add(source);
        case Preprocessing.Failed(String message) -> {
          return Optional.of(message);
        }
        case Preprocessing.NoCompiler(String message) -> {
          return Optional.of(message);
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> parsed(
      List<ParseResult> units, List<Setting> settings, Map<Setting, Execution> executions) {
    Optional<Diagnostic> unsupported =
        units.stream().flatMap(unit -> unit.unsupported().stream()).findFirst();
    if (unsupported.isPresent()) {
      Diagnostic what = unsupported.get();
      settings.forEach(
          s -> executions.put(s, new Execution.Unsupported(what.message(), what.span())));
      return Optional.empty();
    }
    Optional<Diagnostic> error = units.stream().flatMap(unit -> unit.errors().stream()).findFirst();
    if (error.isPresent()) {
      return error.map(Understanding::sentence);
    }
    if (units.size() == 1) {
      runAll(units.getFirst().program(), settings, executions);
      return Optional.empty();
    }
    return switch (Linker.link(units.stream().map(ParseResult::program).toList())) {
      case Linked.Wrong(List<Diagnostic> errors) -> Optional.of(sentence(errors.getFirst()));
      case Linked.Fine(Program program, Map<String, String> names) -> {
        runAll(program, settings, executions);
        executions.replaceAll((_, execution) -> new OwnNames(names).in(execution));
        yield Optional.empty();
      }
    };
  }

  private static String sentence(Diagnostic error) {
    return error.span() + ": " + error.message();
  }

  private void runAll(Program program, List<Setting> settings, Map<Setting, Execution> executions) {
    for (Setting setting : settings) {
      run(program, setting, executions);
    }
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
