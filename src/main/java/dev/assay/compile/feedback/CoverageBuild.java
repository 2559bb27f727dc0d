package dev.assay.compile.feedback;

import dev.assay.compile.BuildCommands;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Purpose;
import dev.assay.compile.SearchPath;
import dev.assay.compile.Workspace;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Builds programs with gcc so that they count their executed lines, and runs them.
 *
 * @param gcov the one of the same release as the compiler
 */
public record CoverageBuild(ProcessRunner runner, Compiler compiler, Path gcov) {
  /** A line of the source is printed for each line of code, so that this is enough. */
  private static final ProcessLimits READING = ProcessLimits.COMPILER.withOutput(64 << 20);

  /** Empty if the compiler is no gcc or its gcov is not installed. */
  public static Optional<CoverageBuild> of(
      ProcessRunner runner, Compiler compiler, SearchPath path) {
    if (compiler.family() != Family.GCC || !compiler.runner().isEmpty()) {
      return Optional.empty();
    }
    Path program = Path.of(compiler.command().getFirst());
    String name = program.getFileName().toString().replace("gcc", "gcov");
    Optional<Path> beside =
        Optional.ofNullable(program.getParent())
            .flatMap(folder -> path.find(folder.resolve(name).toString()));
    return beside.or(() -> path.find(name)).map(gcov -> new CoverageBuild(runner, compiler, gcov));
  }

  /**
   * The executed lines of the test's own files; empty if it does not compile or does not end.
   *
   * @param scratch a folder for this alone; what was in it is lost
   */
  public Optional<ExecutedLines> measure(TestCase test, Scratch scratch) {
    new Workspace(scratch).prepare(test);
    var configuration = new Configuration(compiler, "-O0", List.of("--coverage"), Purpose.RUN);
    BuildCommands commands = BuildCommands.of(test, configuration);
    if (!run(commands.compile(), scratch, compiler.limits()).succeeded()
        || !run(commands.link(), scratch, compiler.limits()).succeeded()
        || !(run(commands.run(), scratch, ProcessLimits.PROGRAM).end()
            instanceof ProcessEnd.Exited)) {
      return Optional.empty();
    }
    var reading = new ArrayList<>(List.of(gcov.toString(), "--stdout"));
    reading.addAll(test.units());
    Completed read = run(reading, scratch, READING);
    return read.succeeded() && !read.truncated()
        ? Optional.of(
                GcovText.parse(read.stdout(), test.files().stream().map(SourceFile::name).toList()))
            .filter(lines -> lines.executed() > 0)
        : Optional.empty();
  }

  private Completed run(List<String> command, Scratch scratch, ProcessLimits limits) {
    return runner.run(
        new Task(command, scratch.folder(), compiler.environment(), Optional.empty(), limits));
  }
}
