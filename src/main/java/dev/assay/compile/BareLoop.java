package dev.assay.compile;

import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a person would do without Assay: {@code xargs -P} over a list of shell scripts that compile
 * and run the same programs with the same commands, and look at nothing.
 */
public record BareLoop(ProcessRunner runner, int jobs) {
  private static final ProcessLimits LIMITS =
      new ProcessLimits(
          Duration.ofHours(1), Duration.ofHours(2), 0, 1L << 30, 200, 1 << 20, 8L << 30);

  /** The time on the clock, and the CPU time, that the loop took. */
  public record Took(Duration wall, Duration cpu) {}

  /** Empty if the loop could not be run. */
  public Optional<Took> run(
      List<TestCase> tests, List<Configuration> configurations, Scratch scratch) {
    var list = new StringBuilder();
    for (int i = 0; i < tests.size(); i++) {
      for (int j = 0; j < configurations.size(); j++) {
        String name = "step-" + i + "-" + j + ".sh";
        scratch.write(name, script(tests.get(i), configurations.get(j), i + "-" + j, i));
        list.append(name).append('\n');
      }
      for (SourceFile file : tests.get(i).files()) {
        scratch.write(i + "." + file.name(), file.text().getBytes(StandardCharsets.ISO_8859_1));
      }
    }
    scratch.write("list", list.toString());
    var command = List.of("xargs", "-P", "" + jobs, "-n", "1", "-a", "list", "sh");
    Completed completed = runner.run(Task.of(command, scratch.folder(), LIMITS));
    scratch.clear();
    return completed.end() instanceof dev.assay.compile.process.ProcessEnd.Exited
        ? Optional.of(new Took(completed.wall(), completed.cpu()))
        : Optional.empty();
  }

  private static String script(
      TestCase test, Configuration configuration, String folder, int number) {
    BuildCommands commands = BuildCommands.of(test, configuration);
    String copies =
        test.files().stream()
            .map(file -> "cp ../%d.%s %s".formatted(number, file.name(), file.name()))
            .collect(Collectors.joining("\n"));
    return """
    mkdir %s && cd %s || exit 1
    %s
    %s && %s && %s > out 2>&1
    cd .. && rm -rf %s
    exit 0
    """
        .formatted(
            folder,
            folder,
            copies,
            words(commands.compile()),
            words(commands.link()),
            words(commands.run()),
            folder);
  }

  private static String words(List<String> command) {
    return command.stream()
        .map(word -> "'" + word.replace("'", "'\\''") + "'")
        .collect(Collectors.joining(" "));
  }
}
