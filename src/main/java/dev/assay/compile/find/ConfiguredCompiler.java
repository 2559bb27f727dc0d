package dev.assay.compile.find;

import dev.assay.c.DataModel;
import dev.assay.compile.Family;
import dev.assay.compile.process.ProcessLimits;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A compiler that the user names; what is empty is found out by trying.
 *
 * @param name how it is called from now on; one found by itself under this name gives way
 * @param path a file, or a name to look for on the PATH
 * @param arguments what it gets before everything else
 * @param runner what starts its programs; an empty list if they run by themselves
 * @param model what its target must turn out to be
 */
public record ConfiguredCompiler(
    String name,
    String path,
    Optional<Family> family,
    List<String> arguments,
    Optional<List<String>> levels,
    Optional<List<String>> runner,
    Optional<DataModel> model,
    Map<String, String> environment,
    ProcessLimits limits) {
  public ConfiguredCompiler {
    arguments = List.copyOf(arguments);
    levels = levels.map(List::copyOf);
    runner = runner.map(List::copyOf);
    environment = Map.copyOf(environment);
  }

  /** One of which nothing but its place is known. */
  public static ConfiguredCompiler at(String name, String path) {
    return new ConfiguredCompiler(
        name,
        path,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Map.of(),
        ProcessLimits.COMPILER);
  }
}
