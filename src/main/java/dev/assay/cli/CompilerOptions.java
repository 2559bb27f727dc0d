package dev.assay.cli;

import dev.assay.compile.Levels;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options of every command that runs compilers: which, how, and configured where. */
final class CompilerOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = {"--compilers", "--compiler"},
      split = ",",
      paramLabel = "NAME",
      description = "Only these, by the names of 'assay compilers' (default: all that work).")
  private List<String> compilers = new ArrayList<>();

  @Option(
      names = {"--levels", "--level"},
      split = ",",
      paramLabel = "LEVEL",
      description = "Only these optimisation levels, such as -O0,-Og,-O2 (default: all).")
  private List<String> levels = new ArrayList<>();

  @Option(
      names = "--flags",
      paramLabel = "FLAGS",
      description =
          "More flags for every build, as one word: \"-march=native -fno-ivopts\"; a level among"
              + " them is the only one.")
  private String flags = "";

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Configuration (default: ./assay.toml where there is one).")
  private Optional<Path> config = Optional.empty();

  /** Nothing is given but where the configuration is. */
  static CompilerOptions configuredBy(Optional<Path> config) {
    var options = new CompilerOptions();
    options.config = config;
    return options;
  }

  /** The same, and by these where nothing is given. */
  CompilerOptions or(List<String> otherCompilers, List<String> otherLevels, String otherFlags) {
    CompilerOptions options = configuredBy(config);
    options.compilers = compilers.isEmpty() ? List.copyOf(otherCompilers) : compilers;
    options.levels = levels().isEmpty() ? List.copyOf(otherLevels) : levels();
    options.flags = words().isEmpty() ? otherFlags : String.join(" ", flags());
    return options;
  }

  List<String> compilers() {
    return List.copyOf(compilers);
  }

  List<String> levels() {
    Optional<String> among = Levels.among(words());
    if (among.isPresent() && !levels.isEmpty()) {
      throw new CommandLine.ParameterException(
          spec.commandLine(),
          "--flags: "
              + among.get()
              + " is a level, and --levels names others; leave out one of the two");
    }
    return among.map(List::of).orElse(List.copyOf(levels));
  }

  List<String> flags() {
    return Levels.without(words());
  }

  private List<String> words() {
    return flags.isBlank() ? List.of() : List.of(flags.strip().split("\\s+"));
  }

  Optional<Path> config() {
    return config;
  }
}
