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
 */
public record Task(
    List<String> command,
    Path folder,
    Map<String, String> environment,
    Optional<Path> input,
    ProcessLimits limits) {
  public Task {
    command = List.copyOf(command);
    environment = Map.copyOf(environment);
  }

  public static Task of(List<String> command, Path folder, ProcessLimits limits) {
    return new Task(command, folder, Map.of(), Optional.empty(), limits);
  }
}
