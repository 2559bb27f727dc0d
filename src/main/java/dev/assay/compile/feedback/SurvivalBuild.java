package dev.assay.compile.feedback;

import dev.assay.compile.BuildCommands;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Purpose;
import dev.assay.compile.Workspace;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Compiles programs to assembly with and without optimisation, to see which lines are left. */
public record SurvivalBuild(ProcessRunner runner) {
  private static final String PLAIN = "-O0";
  private static final String OPTIMISED = "-O2";

  /** The least of debugging information: it never changes the code, and has all lines. */
  private static final List<String> LOCATIONS = List.of("-S", "-g1");

  /** Without it clang has no code for static functions that nothing calls; gcc has it. */
  private static final String EVERYTHING = "-femit-all-decls";

  /** Whether its assembly can be read, at both levels. */
  public static boolean knows(Compiler compiler) {
    return (compiler.family() == Family.GCC || compiler.family() == Family.CLANG)
        && compiler.levels().containsAll(List.of(PLAIN, OPTIMISED));
  }

  /**
   * What is left of the test's own files; empty if it does not compile.
   *
   * @param scratch a folder for this alone; what was in it is lost
   */
  public Optional<SurvivingCode> measure(TestCase test, Compiler compiler, Scratch scratch) {
    var all = new ArrayList<>(LOCATIONS);
    if (compiler.family() == Family.CLANG) {
      all.add(EVERYTHING);
    }
    return code(test, new Configuration(compiler, PLAIN, all, Purpose.RUN), scratch)
        .filter(before -> !before.lines().isEmpty())
        .flatMap(before ->
            code(test, new Configuration(compiler, OPTIMISED, LOCATIONS, Purpose.RUN), scratch)
                .map(after -> SurvivingCode.of(before, after)));
  }

  private Optional<LocatedCode> code(TestCase test, Configuration configuration, Scratch scratch) {
    List<String> own = test.files().stream().map(SourceFile::name).toList();
    LocatedCode all = LocatedCode.NONE;
    for (String unit : test.units()) {
      Optional<String> assembly = assembly(FeedbackBuild.only(unit, test), configuration, scratch);
      if (assembly.isEmpty()) {
        return Optional.empty();
      }
      all = all.plus(LocatedCode.parse(assembly.get(), scratch.folder(), own));
    }
    return Optional.of(all);
  }

  private Optional<String> assembly(TestCase unit, Configuration configuration, Scratch scratch) {
    new Workspace(scratch).prepare(unit);
    Compiler compiler = configuration.compiler();
    BuildCommands commands = BuildCommands.of(unit, configuration);
    Completed completed =
        runner.run(
            new Task(
                commands.compile(),
                scratch.folder(),
                compiler.environment(),
                Optional.empty(),
                compiler.limits()));
    var remains = new Remains(runner, scratch, completed, commands.objects().getFirst());
    return completed.succeeded()
        ? remains.bytes(remains.object()).map(Remains::text)
        : Optional.empty();
  }
}
