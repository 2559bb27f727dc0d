package dev.assay.compile.process;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A command to run in a folder under limits.
 *
 * @param environment what is set beside the few variables that every process gets
 * @param input the file read as standard input; empty for none
 * @param offline whether it gets no network, where that can be had
 */
public record Task(
    List<String> command,
    Path folder,
    Map<String, String> environment,
    Optional<Path> input,
    ProcessLimits limits,
    boolean offline) {
  public Task {
    command = List.copyOf(command);
    environment = Map.copyOf(environment);
  }

  public Task(
      List<String> command,
      Path folder,
      Map<String, String> environment,
      Optional<Path> input,
      ProcessLimits limits) {
    this(command, folder, environment, input, limits, false);
  }

  public static Task of(List<String> command, Path folder, ProcessLimits limits) {
    return new Task(command, folder, Map.of(), Optional.empty(), limits);
  }

  /** The same, in the dark. */
  public Task withoutNetwork() {
    return new Task(command, folder, environment, input, limits, true);
  }
}
