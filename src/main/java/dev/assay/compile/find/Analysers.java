package dev.assay.compile.find;

import dev.assay.c.DataModel;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Purpose;
import dev.assay.compile.SearchPath;
import dev.assay.compile.process.ProcessLimits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Programs that read C without compiling it: they must not crash or hang. What they report is their
 * own affair.
 */
public final class Analysers {
  /** They think longer than compilers do. */
  private static final ProcessLimits LIMITS = ProcessLimits.COMPILER.withCpu(Duration.ofMinutes(3));

  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("cppcheck", "--quiet"),
          List.of("frama-c", "-no-unicode", "-verbose", "0", "-machdep", "gcc_x86_64"));

  private Analysers() {}

  /** Those that are there, each as the one way to use it. */
  public static List<Configuration> find(SearchPath path) {
    var found = new ArrayList<Configuration>();
    for (List<String> command : COMMANDS) {
      path.find(command.getFirst())
          .ifPresent(program -> found.add(configuration(command, program)));
    }
    return List.copyOf(found);
  }

  private static Configuration configuration(List<String> command, Path program) {
    var words = new ArrayList<>(command);
    words.set(0, program.toString());
    var analyser =
        new Compiler(
            command.getFirst(),
            Family.OTHER,
            words,
            command.getFirst(),
            "",
            DataModel.LP64,
            true,
            List.of(""),
            List.of(),
            Map.of(),
            LIMITS,
            Capabilities.NONE);
    return new Configuration(analyser, "", List.of(), Purpose.ANALYSE);
  }
}
