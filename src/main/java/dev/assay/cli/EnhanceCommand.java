package dev.assay.cli;

import dev.assay.interpret.Limits;
import dev.assay.mutate.enhance.Wish;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code assay enhance}: programs whose only output is a checksum of all they compute. */
@Command(
    name = "enhance",
    description = "Makes C programs print one line that tells all they computed.",
    footer = {
      "",
      "The line is a checksum of the global variables, of all that the program printed, and of how",
      "it ended: by a return from main, exit, abort, a failed assert. A program that prints once,",
      "at the end of main, and ends in no other way is left as it is.",
      "",
      "The interpreter then tells what must be printed. DIR gets NAME.c and enhanced.json: an"
          + " array",
      "with one object a line, with the keys file, source, status, output and reasons.",
      "  checkable   the interpreter ran it: any other output is a bug of the compiler",
      "  sanitized   the interpreter lacks something; sanitizers are silent, gcc and clang agree",
      "  crash-only  C leaves open what it does, or that is not known: only compile it",
      "  refused     it depends on input, time, files and so on: nothing is written",
      "",
      "With --regression DIR gets new tests for a suite: NAME.c, made small, NAME.expected with"
          + " its",
      "output, and regression.json with what each makes compilers do that the suite does not.",
      "",
      "Exit code: 0 the output of all is known; 1 one is crash-only or refused; 2 wrong use or an",
      "unreadable file; 3 no C compiler to preprocess with.",
      "",
      "Examples:",
      "  assay enhance test.c > checked.c",
      "  assay enhance tests/*.c -o enhanced",
      "  assay enhance mutants/*.c --regression ./testsuite -o tests --proxies clang-19",
      "  assay enhance --always --force sort.c -o enhanced --overwrite"
    })
final class EnhanceCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "C programs of one file each.")
  private List<String> files = List.of();

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR",
      description = "Folder to write to (default: one program goes to standard output).")
  private Optional<Path> output = Optional.empty();

  @Option(names = "--overwrite", description = "Write into a folder that is not empty.")
  private boolean overwrite;

  @Option(
      names = "--always",
      description = "Change programs too that have a single output already.")
  private boolean always;

  @Option(
      names = "--force",
      description = "Enhance programs too that depend on input, time, files and so on.")
  private boolean force;

  @Option(
      names = "--regression",
      paramLabel = "SUITE",
      description =
          "Write only few and small programs, which make compilers do what no C file below the"
              + " folder SUITE does: new tests for it.")
  private Optional<Path> suite = Optional.empty();

  @Mixin private FeedbackOptions feedback;

  @Option(
      names = "--fuel",
      paramLabel = "N",
      description = "A program may take N evaluated nodes (default: ${DEFAULT-VALUE}).")
  private long fuel = 50_000_000;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "Files to work on at once (default: the number of processors).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Configuration of compilers (default: ./assay.toml where there is one).")
  private Optional<Path> config = Optional.empty();

  @Mixin private SourceOptions source;

  EnhanceCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    require(fuel > 0, "--fuel must be positive");
    require(jobs > 0, "--jobs must be positive");
    require(files.size() == 1 || output.isPresent(), "several programs need a folder: -o DIR");
    require(suite.isEmpty() || output.isPresent(), "--regression needs a folder: -o DIR");
    var wish = new Wish(always || suite.isPresent(), force, Limits.DEFAULT.withFuel(fuel));
    if (suite.isPresent()) {
      var compilers = CompilerOptions.configuredBy(config);
      return new RegressionJob(streams, source, wish, compilers, feedback.wish(), jobs)
          .run(suite.get(), files, output.get(), overwrite);
    }
    var job = new EnhanceJob(streams, source, wish, CompilerOptions.configuredBy(config), jobs);
    return output.isEmpty()
        ? job.toOutput(files.getFirst())
        : job.toFolder(files, output.get(), overwrite);
  }

  private void require(boolean condition, String message) {
    if (!condition) {
      throw new CommandLine.ParameterException(spec.commandLine(), message);
    }
  }
}
