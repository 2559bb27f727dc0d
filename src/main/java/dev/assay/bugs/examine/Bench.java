package dev.assay.bugs.examine;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.TestReader;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.compile.reading.OwnReader;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A place to try things in.
 *
 * @param readers compilers that may preprocess
 */
public record Bench(ProcessRunner runner, Scratch scratch, List<Compiler> readers) {
  public Bench {
    readers = List.copyOf(readers);
  }

  /** The test's program as the build sees it; empty if our parser does not take it. */
  Optional<Program> parsed(TestCase test, Configuration build, DataModel model) {
    if (OwnReader.isWanted(test)
        && new OwnReader(runner, build).read(test, test.units().getFirst(), scratch).result()
            instanceof Preprocessing.Ready(var own)) {
      return program(Parser.parse(own, model, test.standard()));
    }
    return TestReader.candidates(readers, model).stream()
        .findFirst()
        .map(reader -> new TestReader(runner, reader).read(test, model, scratch).result())
        .flatMap(result ->
            result instanceof Preprocessing.Ready(var source)
                ? program(Parser.parse(source, model, test.standard()))
                : Optional.empty());
  }

  private static Optional<Program> program(ParseResult parsed) {
    return parsed.hasErrors() || parsed.unsupported().isPresent()
        ? Optional.empty()
        : Optional.of(parsed.program());
  }

  /** Lays files out in an empty folder. */
  void lay(Map<String, byte[]> files) {
    scratch.clear();
    Map<String, byte[]> below =
        files.entrySet().stream()
            .filter(file -> file.getKey().contains("/"))
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    if (!below.isEmpty()) {
      scratch.writeBelow(below);
    }
    files.forEach((name, content) -> {
      if (!name.contains("/")) {
        scratch.write(name, content);
      }
    });
  }

  Completed run(List<String> command, Map<String, String> environment, ProcessLimits limits) {
    return runner.run(new Task(command, scratch.folder(), environment, Optional.empty(), limits));
  }
}
