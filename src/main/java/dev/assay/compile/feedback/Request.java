package dev.assay.compile.feedback;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is changed of a compilation so that it tells something.
 *
 * @param starter what stands before the compiler's command
 * @param flags for the compiler
 * @param environment what is set
 */
public record Request(List<String> starter, List<String> flags, Map<String, String> environment) {
  static final Request NONE = new Request(List.of(), List.of(), Map.of());

  public Request {
    starter = List.copyOf(starter);
    flags = List.copyOf(flags);
    environment = Map.copyOf(environment);
  }

  static Request byFlags(String... flags) {
    return new Request(List.of(), List.of(flags), Map.of());
  }

  static Request byEnvironment(Map<String, String> environment) {
    return new Request(List.of(), List.of(), environment);
  }

  /** Both at once. */
  Request and(Request other) {
    var starters = new ArrayList<>(starter);
    starters.addAll(other.starter);
    var all = new ArrayList<>(flags);
    all.addAll(other.flags);
    var variables = new TreeMap<>(environment);
    variables.putAll(other.environment);
    return new Request(starters, all, variables);
  }
}
