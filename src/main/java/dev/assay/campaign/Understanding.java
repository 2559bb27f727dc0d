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
import dev.assay.compile.reading.MacroReader;
import dev.assay.compile.reading.Mentions;
import dev.assay.compile.reading.PredefinedMacros;
import dev.assay.generate.Generated;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.FieldWidths;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.KeptFields;
import dev.assay.interpret.Limits;
import dev.assay.interpret.OwnNames;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Reader;
import dev.assay.mutate.Setting;
import dev.assay.mutate.TestCase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Learns what a test case must do, for every target, dialect and reading that its configurations
 * need.
 *
 * @param readers compilers that may preprocess, not only those under test: what the program says
 *     must not depend on whether a compiler under test works
 * @param explorations how often a program is run again with the choices that C leaves open made
 *     otherwise, to find those whose output depends on them
 */
public record Understanding(
    ProcessRunner runner,
    List<Compiler> readers,
    MacroReader macros,
    Limits limits,
    int explorations) {
  public Understanding {
    readers = List.copyOf(readers);
  }

  public Understanding(
      ProcessRunner runner, List<Compiler> readers, Limits limits, int explorations) {
    this(
        runner,
        readers,
        new MacroReader(runner, new PredefinedMacros(runner), readers),
        limits,
        explorations);
  }

  /** The same, exploring so often. */
  public Understanding exploring(int times) {
    return new Understanding(runner, readers, macros, limits, times);
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
    private final Map<Reader, Reader> readings = new HashMap<>();
    private Duration reading = Duration.ZERO;

    void read(Collection<Reader> readers, Reader first) {
      readers.forEach(reader -> readings.put(reader, first));
      readings.putIfAbsent(Reader.ANY, first);
    }

    /** Empty where all see the same program. */
    Map<Reader, Reader> readings() {
      return readings.values().stream().allMatch(Reader.ANY::equals) ? Map.of() : readings;
    }
  }

  public Understood of(TestCase test, Set<Setting> settings, Scratch scratch) {
    Optional<String> clock = Mentions.clock(Mentions.of(test));
    if (clock.isPresent()) {
      return new Understood.Known(
          Expectation.excluded(
              "not run: it asks for " + clock.get() + ", which no two builds have in common"),
          Duration.ZERO);
    }
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
            notes.executions, notes.readings(), Mentions.longDouble(test), Optional.empty()),
        notes.reading);
  }

  private Optional<String> learn(
      TestCase test, DataModel model, List<Setting> settings, Scratch scratch, Notes notes) {
    if (!test.isCxx()) {
      return learnUnits(test, model, settings, scratch, notes);
    }
    // What is wrong with its meaning in C says nothing of the program.
    UnityBuild.of(test)
        .ifPresentOrElse(
            c -> learnUnits(c, model, settings, scratch, notes),
            // Compilers are compared, but only those that see the same.
            () -> readings(test, settings, scratch, notes));
    return Optional.empty();
  }

  private Optional<String> learnUnits(
      TestCase test, DataModel model, List<Setting> settings, Scratch scratch, Notes notes) {
    List<MacroReader.Reading> own = readings(test, settings, scratch, notes);
    List<Setting> any = readBy(Reader.ANY, settings);
    return switch (own.size()) {
      case 0 -> anyReading(test, model, any, scratch, notes);
      case 1 -> understood(own.getFirst().units(), test, model, any, notes);
      default -> eachReading(own, test, model, settings, notes);
    };
  }

  /** What builds see, noted; none if no predefined macro matters. */
  private List<MacroReader.Reading> readings(
      TestCase test, List<Setting> settings, Scratch scratch, Notes notes) {
    Set<Reader> readers = settings.stream().map(Setting::reader).collect(Collectors.toSet());
    MacroReader.Readings own = macros.of(test, readers, scratch);
    notes.reading = notes.reading.plus(own.cpu());
    if (own.all().size() < 2) {
      notes.read(readers, Reader.ANY);
    } else {
      own.all().forEach(one -> notes.read(one.readers(), one.readers().getFirst()));
    }
    return own.all();
  }

  private static List<Setting> readBy(Reader reader, List<Setting> settings) {
    return settings.stream().map(setting -> setting.readBy(reader)).distinct().toList();
  }

  /** Builds that see other programs; invalid is what is so to all. */
  private Optional<String> eachReading(
      List<MacroReader.Reading> all,
      TestCase test,
      DataModel model,
      List<Setting> settings,
      Notes notes) {
    var problems = new ArrayList<String>();
    for (MacroReader.Reading reading : all) {
      Reader first = reading.readers().getFirst();
      List<Setting> theirs =
          readBy(
              first,
              settings.stream().filter(s -> reading.readers().contains(s.reader())).toList());
      Optional<String> message = understood(reading.units(), test, model, theirs, notes);
      if (message.isPresent()) {
        problems.add(message.get());
        var unread =
            new Execution.Unsupported(
                "the program as " + first + " sees it: " + first(message.get()), Span.NONE);
        theirs.forEach(setting -> notes.executions.put(setting.strict(), unread));
      }
    }
    return problems.size() == all.size() ? Optional.of(problems.getFirst()) : Optional.empty();
  }

  /** The line that says what is wrong; compilers show more around it. */
  private static String first(String message) {
    return message.lines().filter(line -> line.contains("error:")).findFirst().orElse(message);
  }

  private Optional<String> anyReading(
      TestCase test, DataModel model, List<Setting> settings, Scratch scratch, Notes notes) {
    Optional<String> problem = Optional.empty();
    for (Compiler reader : TestReader.candidates(readers, model).stream().limit(2).toList()) {
      List<Preprocessing> units = read(new TestReader(runner, reader), test, model, scratch, notes);
      Optional<String> message = understood(units, test, model, settings, notes);
      if (units.stream().allMatch(Preprocessing.Ready.class::isInstance)) {
        return message;
      }
      problem = problem.or(() -> message);
    }
    return problem;
  }

  private static List<Preprocessing> read(
      TestReader reader, TestCase test, DataModel model, Scratch scratch, Notes notes) {
    var units = new ArrayList<Preprocessing>();
    for (String unit : test.units()) {
      TestReader.Reading reading = reader.read(test, unit, model, scratch);
      notes.reading = notes.reading.plus(reading.cpu());
      units.add(reading.result());
    }
    return units;
  }

  private Optional<String> understood(
      List<Preprocessing> units,
      TestCase test,
      DataModel model,
      List<Setting> settings,
      Notes notes) {
    var declared = new ArrayList<ParseResult>();
    var kept = new ArrayList<ParseResult>();
    for (Preprocessing unit : units) {
      switch (unit) {
        case Preprocessing.Ready(SourceText source) -> {
          ParseResult result = Parser.parse(source, model, test.standard());
          declared.add(result);
          boolean fine = !result.hasErrors() && result.unsupported().isEmpty() && !isMeaning(test);
          kept.add(fine ? KeptFields.of(result.program(), source).orElse(result) : result);
        }
        case Preprocessing.Failed(String message) -> {
          return Optional.of(message);
        }
        case Preprocessing.NoCompiler(String message) -> {
          return Optional.of(message);
        }
      }
    }
    return kept.equals(declared)
        ? parsed(declared, withFields(FieldWidths.EITHER, settings), notes.executions)
        : bothFields(declared, kept, settings, notes.executions);
  }

  /** C++ has bit-fields as their types say, whoever compiles it. */
  private static boolean isMeaning(TestCase test) {
    return test.units().getFirst().equals(Generated.MEANING);
  }

  private static List<Setting> withFields(FieldWidths decided, List<Setting> settings) {
    return settings.stream().map(setting -> setting.withFields(decided)).distinct().toList();
  }

  /** A program that is another one to gcc and to clang for its bit-fields. */
  private Optional<String> bothFields(
      List<ParseResult> declared,
      List<ParseResult> kept,
      List<Setting> settings,
      Map<Setting, Execution> executions) {
    List<Setting> theirs = withFields(FieldWidths.DECLARED, settings);
    List<Setting> gccs = withFields(FieldWidths.KEPT, settings);
    Optional<String> problem = parsed(declared, theirs, executions);
    if (problem.isPresent()) {
      return problem;
    }
    parsed(kept, gccs, executions)
        .ifPresent(message ->
            gccs.forEach(setting ->
                executions.put(setting.strict(), new Execution.Unsupported(message, Span.NONE))));
    for (Setting setting : theirs) {
      Setting other = setting.withFields(FieldWidths.KEPT);
      executions.put(
          setting.strict().withFields(FieldWidths.EITHER),
          KeptFields.together(executions.get(setting.strict()), executions.get(other.strict())));
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
          s -> executions.put(s.strict(), new Execution.Unsupported(what.message(), what.span())));
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
    Execution known = executions.computeIfAbsent(setting.strict(), s -> run(program, s.dialect()));
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
