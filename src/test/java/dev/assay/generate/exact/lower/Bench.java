package dev.assay.generate.exact.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.generate.GeneratedFile;
import dev.assay.generate.Target;
import dev.assay.generate.exact.lower.cxx.CxxWeights;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.random.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Lowers C written in a test, builds the files and runs them. */
final class Bench {
  private static final Set<String> DRIVER = Set.of("init", "checksum", "main");
  private static final int SECONDS = 300;

  private Bench() {}

  static Program parse(String text, Standard standard) {
    ParseResult result = Parser.parse(SourceText.of("test.c", text), DataModel.LP64, standard);
    assertEquals("[]", result.errors().toString(), text);
    return result.program();
  }

  static Target target(String std) {
    return new Target(Target.Language.parse(std).orElseThrow(), DataModel.LP64);
  }

  /** The globals whose names start with {@code in} or {@code mix} are hidden. */
  static Plan plan(String text, String std, int files, Barrier barrier, CxxWeights weights) {
    Target target = target(std);
    Program program = parse(text, target.treeStandard());
    List<String> hidden =
        program.declarations().stream()
            .filter(d -> d instanceof dev.assay.c.Decl.Variable)
            .map(d -> ((dev.assay.c.Decl.Variable) d).name())
            .filter(n -> n.startsWith("in") || n.startsWith("mix"))
            .toList();
    return new Plan(program, DRIVER, hidden, target, files, barrier, "", weights);
  }

  static Lowered lower(Plan plan, long seed) {
    return Lowering.lower(plan, new Seed(seed).rng());
  }

  /** The text of the one file, as C++ that uses no more of it than it must. */
  static String cxx(String text, String std) {
    return lower(plan(text, std, 1, Barrier.NONE, CxxWeights.NONE), 0).files().getFirst().text();
  }

  static String interpreted(Program program) {
    var dialect = new Dialect(program.standard(), false, true);
    return switch (Interpreter.run(program, dialect, Limits.DEFAULT)) {
      case Execution.Finished f -> f.stdout() + "exit " + f.exit();
      case Execution other -> fail("did not finish: " + other);
    };
  }

  static boolean isInstalled(String command) {
    boolean found =
        Stream.of(System.getenv("PATH").split(":"))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, command)));
    if (!found) {
      System.out.println("left out: " + command + " is not installed");
    }
    return found;
  }

  static void write(Path folder, List<GeneratedFile> files) {
    try {
      for (GeneratedFile file : files) {
        Files.writeString(folder.resolve(file.name()), file.text());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the built files print, and their exit status. */
  static String built(String compiler, String std, String level, List<String> units, Path folder) {
    var command = new ArrayList<>(List.of(compiler, "-std=" + std, "-o", "test.out"));
    command.addAll(List.of(level.split(" ")));
    command.addAll(units);
    String messages = run(command, folder);
    if (!messages.endsWith("exit 0")) {
      fail(command + ": " + messages);
    }
    return run(List.of("./test.out"), folder);
  }

  private static String run(List<String> command, Path folder) {
    try {
      Path output = folder.resolve("output.txt");
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return "took too long";
      }
      return Files.readString(output) + "exit " + process.exitValue();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
