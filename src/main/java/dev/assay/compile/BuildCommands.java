package dev.assay.compile;

import dev.assay.compile.find.FixedFlags;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.List;

/**
 * The command lines with which a configuration turns a test case into a program and runs it.
 *
 * <p>They are meant for a folder that holds the test's files and name nothing outside it but the
 * compiler, so that they are the same in a campaign, in a replay and in a script for people.
 *
 * @param objects the files that {@code compile} makes
 */
public record BuildCommands(
    List<String> compile, List<String> link, List<String> run, List<String> objects) {
  private static final String PROGRAM = "./test";

  public BuildCommands {
    compile = List.copyOf(compile);
    link = List.copyOf(link);
    run = List.copyOf(run);
    objects = List.copyOf(objects);
  }

  public static BuildCommands of(TestCase test, Configuration configuration) {
    Compiler compiler = configuration.compiler();
    if (configuration.purpose() == Purpose.ANALYSE && compiler.family() == Family.OTHER) {
      return analysis(test, configuration);
    }
    List<String> sources = test.units();
    List<String> objects =
        sources.stream().map(name -> name.substring(0, name.lastIndexOf('.')) + ".o").toList();
    List<String> options = options(test, configuration);
    var compile = new ArrayList<>(options);
    test.flags().stream().filter(flag -> !isLibrary(flag)).forEach(compile::add);
    compile.add("-c");
    compile.addAll(sources);
    if (sources.size() == 1) {
      compile.addAll(List.of("-o", objects.getFirst()));
    }
    // All flags again: sanitizers, link-time optimisation and -m32 need theirs here too.
    var link = new ArrayList<>(options);
    link.addAll(objects);
    test.flags().stream().filter(BuildCommands::isLibrary).forEach(link::add);
    link.addAll(List.of("-o", PROGRAM, "-lm"));
    if (test.isCxx()) {
      link.add("-lstdc++");
    }
    var run = new ArrayList<>(compiler.runner());
    run.add(PROGRAM);
    return new BuildCommands(compile, link, run, objects);
  }

  /** The compiler with all that it is given for any program of the test's standard. */
  private static List<String> options(TestCase test, Configuration configuration) {
    var options = new ArrayList<>(configuration.compiler().command());
    if (!configuration.level().isEmpty()) {
      options.add(configuration.level());
    }
    boolean ownStandard = test.flags().stream().anyMatch(flag -> flag.startsWith("-std="));
    FixedFlags.of(configuration, test.standard()).stream()
        .filter(flag -> !ownStandard || !flag.startsWith("-std="))
        .forEach(options::add);
    options.addAll(configuration.flags());
    return options;
  }

  /** The compiler with all that decides what the test's text is to it. */
  public static List<String> reading(TestCase test, Configuration configuration) {
    List<String> options = options(test, configuration);
    options.addAll(test.flags());
    return List.copyOf(options);
  }

  private static boolean isLibrary(String flag) {
    return flag.startsWith("-l") || flag.startsWith("-L") || flag.equals("-pthread");
  }

  /** An analyser takes nothing but the files; those that need more flags than it knows refuse. */
  private static BuildCommands analysis(TestCase test, Configuration configuration) {
    var words = new ArrayList<>(configuration.compiler().command());
    words.addAll(configuration.flags());
    words.addAll(test.units());
    return new BuildCommands(words, List.of(), List.of(), List.of());
  }
}
