package dev.assay.compile;

import dev.assay.c.DataModel;
import dev.assay.compile.process.ProcessLimits;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A compiler that was found to work.
 *
 * @param name short and unique among those found, as users write it: {@code gcc-12}
 * @param command the program's path and the arguments it always gets
 * @param version its full version text, one line
 * @param target its target triple, or empty where it tells none
 * @param model the sizes and choices of its target
 * @param knownLongDouble whether its {@code long double} is the model's
 * @param levels its optimisation levels, each once and the lowest first
 * @param otherLevels what it takes too, but makes the same of as of one of the levels
 * @param runner what starts its programs ({@code qemu-aarch64 -L ...}); empty if this machine does
 */
public record Compiler(
    String name,
    Family family,
    List<String> command,
    String version,
    String target,
    DataModel model,
    boolean knownLongDouble,
    List<String> levels,
    List<String> otherLevels,
    List<String> runner,
    Map<String, String> environment,
    ProcessLimits limits,
    Capabilities capabilities) {
  public Compiler {
    command = List.copyOf(command);
    levels = List.copyOf(levels);
    otherLevels = List.copyOf(otherLevels);
    runner = List.copyOf(runner);
    environment = Map.copyOf(environment);
  }

  /** One that takes its levels and no other. */
  public Compiler(
      String name,
      Family family,
      List<String> command,
      String version,
      String target,
      DataModel model,
      boolean knownLongDouble,
      List<String> levels,
      List<String> runner,
      Map<String, String> environment,
      ProcessLimits limits,
      Capabilities capabilities) {
    this(
        name,
        family,
        command,
        version,
        target,
        model,
        knownLongDouble,
        levels,
        List.of(),
        runner,
        environment,
        limits,
        capabilities);
  }

  /** All that it can be asked for by name. */
  public List<String> allLevels() {
    return Stream.concat(levels.stream(), otherLevels.stream()).toList();
  }

  /** The same under other limits. */
  public Compiler within(ProcessLimits changed) {
    return new Compiler(
        name,
        family,
        command,
        version,
        target,
        model,
        knownLongDouble,
        levels,
        otherLevels,
        runner,
        environment,
        changed,
        capabilities);
  }

  /** The same, its programs being started by another one. */
  public Compiler startedBy(List<String> starter) {
    return new Compiler(
        name,
        family,
        command,
        version,
        target,
        model,
        knownLongDouble,
        levels,
        otherLevels,
        starter,
        environment,
        limits,
        capabilities);
  }
}
