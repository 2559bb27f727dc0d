package dev.assay.campaign.greybox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.compile.NativeRun;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.Preprocessor;
import dev.assay.compile.SearchPath;
import dev.assay.compile.ToolRun;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.mutate.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class StarterCorpusTest {
  private static final Path FOLDER = Path.of("src/main/resources/dev/assay/corpus");
  private static final SearchPath PATH = SearchPath.ofEnvironment();
  private static final Limits LIMITS = Limits.DEFAULT.withFuel(1_000_000);

  @Test
  void theIndexNamesAllProgramsInOrder() throws IOException {
    try (var files = Files.list(FOLDER)) {
      List<String> there =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".c"))
              .sorted()
              .toList();
      assertEquals(there, StarterCorpus.programs().stream().map(SourceFile::name).toList());
      assertTrue(there.size() >= 130, () -> there.size() + " programs");
    }
  }

  @Test
  void programsAreSmall() {
    assertEquals(
        List.of(),
        StarterCorpus.programs().stream()
            .filter(program -> program.text().lines().count() > 60)
            .map(SourceFile::name)
            .toList());
  }

  @Test
  void theInterpreterPrintsWhatCompiledProgramsPrint() {
    Path gcc = PATH.find("gcc").orElseThrow();
    assertEquals(
        List.of(),
        StarterCorpus.programs().parallelStream()
            .flatMap(program -> complaint(program, gcc).stream())
            .toList());
  }

  @Test
  void clangTakesAll() throws IOException {
    Optional<Path> clang = PATH.find("clang");
    assumeTrue(clang.isPresent(), "no clang on the PATH");
    var command = new ArrayList<>(List.of(clang.get().toString(), "-fsyntax-only", "-w"));
    command.add("-std=gnu17");
    StarterCorpus.programs().forEach(p -> command.add(FOLDER.resolve(p.name()).toString()));
    Path folder = Files.createTempDirectory("assay");
    try {
      ToolRun run = ToolRun.run(command, Path.of("/dev/null"), folder, Duration.ofMinutes(10));
      assertEquals("", run.err());
      assertEquals(0, run.exit());
    } finally {
      ToolRun.delete(folder);
    }
  }

  private static Optional<String> complaint(SourceFile program, Path gcc) {
    String ours =
        switch (interpreted(program)) {
          case Execution.Finished(int exit, String stdout, _, _) when exit == 0 -> stdout;
          case Execution other -> "wrong: " + other;
        };
    String theirs = compiled(program, gcc);
    return ours.isEmpty() || !ours.equals(theirs)
        ? Optional.of(program.name() + ": " + ours + " but compiled: " + theirs)
        : Optional.empty();
  }

  private static Execution interpreted(SourceFile program) {
    ParseResult parsed = Parser.parse(preprocessed(program), DataModel.LP64, Standard.DEFAULT);
    assertEquals(List.of(), parsed.errors(), program.name());
    return Interpreter.run(parsed.program(), Dialect.DEFAULT, LIMITS);
  }

  private static SourceText preprocessed(SourceFile program) {
    var settings =
        new Preprocessor.Settings(
            PATH, Optional.empty(), List.of(), DataModel.LP64, Standard.DEFAULT);
    return switch (new Preprocessor(settings)
        .preprocess(
            FOLDER.resolve(program.name()).toString(),
            program.text().getBytes(StandardCharsets.ISO_8859_1))) {
      case Preprocessing.Ready(SourceText source) -> source;
      case Preprocessing.Failed(String message) -> throw new AssertionError(message);
      case Preprocessing.NoCompiler(String message) -> throw new AssertionError(message);
    };
  }

  private static String compiled(SourceFile program, Path gcc) {
    try {
      return NativeRun.of(gcc, List.of("-std=gnu17"), FOLDER.resolve(program.name()))
          .map(run -> run.exit() == 0 ? run.stdout() : "exit " + run.exit())
          .orElse("no program");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
