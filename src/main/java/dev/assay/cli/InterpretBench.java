package dev.assay.cli;

import dev.assay.c.DataModel;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.compile.NativeRun;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.Preprocessor;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Measures the interpreter in a warm process, and a compiler's build and run of the same programs.
 */
record InterpretBench(
    Preprocessor preprocessor,
    DataModel model,
    Dialect dialect,
    Optional<Path> compiler,
    List<String> flags,
    Duration duration) {
  private static final int NATIVE_RUNS = 3;

  /** Medians over the programs; times in milliseconds. */
  record Result(
      int programs,
      int others,
      double nodesPerSecond,
      double ours,
      double preprocessing,
      double compiled) {

    String text() {
      var text = new StringBuilder();
      text.append("%-42s %8d%n".formatted("programs measured", programs));
      if (others > 0) {
        text.append("%-42s %8d%n".formatted("programs left out (they do not finish)", others));
      }
      if (programs == 0) {
        return text.toString();
      }
      line(text, "million evaluated nodes a second", nodesPerSecond / 1e6);
      line(text, "parse, type and run, median ms", ours);
      if (preprocessing > 0) {
        line(text, "cc -E before that, median ms", preprocessing);
      }
      if (compiled > 0) {
        line(text, "gcc -O0 build and run, median ms", compiled);
        line(text, "ratio of ours to gcc's, cc -E left out", ours / compiled);
        line(text, "ratio of ours to gcc's, cc -E included", (ours + preprocessing) / compiled);
      }
      return text.toString();
    }

    private static void line(StringBuilder text, String what, double value) {
      text.append("%-42s %8.2f%n".formatted(what, value));
    }
  }

  /** One program, ready to be run again and again. */
  private record Subject(Path file, SourceText source, double preprocessing) {}

  /** What several rounds over all programs gave. */
  private record Rounds(double nodesPerSecond, List<Double> medianMillis) {}

  Result measure(List<Path> files) {
    try {
      List<Subject> subjects = new ArrayList<>();
      for (Path file : files) {
        subject(file).ifPresent(subjects::add);
      }
      if (subjects.isEmpty()) {
        return new Result(0, files.size(), 0, 0, 0, 0);
      }
      rounds(subjects); // warms up
      Rounds rounds = rounds(subjects);
      List<Double> natives = new ArrayList<>();
      for (Subject subject : subjects) {
        nativeMillis(subject).ifPresent(natives::add);
      }
      return new Result(
          subjects.size(),
          files.size() - subjects.size(),
          rounds.nodesPerSecond(),
          median(rounds.medianMillis()),
          median(subjects.stream().map(Subject::preprocessing).toList()),
          median(natives));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Preprocesses a program and runs it once; empty if it does not finish. */
  private Optional<Subject> subject(Path file) throws IOException {
    byte[] content = Files.readAllBytes(file);
    long start = System.nanoTime();
    if (!(preprocessor.preprocess(file.toString(), content)
        instanceof Preprocessing.Ready(SourceText source))) {
      return Optional.empty();
    }
    double millis = millisSince(start);
    boolean asItWas = source.original().filter(source.preprocessed()::equals).isPresent();
    return run(Parser.parse(source, model, dialect.standard())) instanceof Execution.Finished
        ? Optional.of(new Subject(file, source, asItWas ? 0 : millis))
        : Optional.empty();
  }

  private Rounds rounds(List<Subject> subjects) {
    List<List<Double>> times = new ArrayList<>();
    subjects.forEach(_ -> times.add(new ArrayList<>()));
    long nodes = 0;
    double runMillis = 0;
    long end = System.nanoTime() + duration.toNanos();
    do {
      for (int i = 0; i < subjects.size(); i++) {
        long start = System.nanoTime();
        ParseResult parsed = Parser.parse(subjects.get(i).source(), model, dialect.standard());
        long startOfRun = System.nanoTime();
        if (run(parsed) instanceof Execution.Finished(_, _, long steps, _)) {
          nodes += steps;
          runMillis += millisSince(startOfRun);
          times.get(i).add(millisSince(start));
        }
      }
    } while (System.nanoTime() < end);
    return new Rounds(
        nodes / (runMillis / 1e3), times.stream().map(InterpretBench::median).toList());
  }

  private Execution run(ParseResult parsed) {
    return Interpreter.run(parsed.program(), dialect, Limits.DEFAULT);
  }

  private Optional<Double> nativeMillis(Subject subject) throws IOException {
    if (compiler.isEmpty()) {
      return Optional.empty();
    }
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < NATIVE_RUNS; i++) {
      NativeRun.of(compiler.get(), flags, subject.file())
          .ifPresent(run -> times.add(run.time().toNanos() / 1e6));
    }
    return times.isEmpty() ? Optional.empty() : Optional.of(median(times));
  }

  private static double millisSince(long start) {
    return (System.nanoTime() - start) / 1e6;
  }

  private static double median(List<Double> values) {
    return values.isEmpty() ? 0 : values.stream().sorted().toList().get(values.size() / 2);
  }
}
