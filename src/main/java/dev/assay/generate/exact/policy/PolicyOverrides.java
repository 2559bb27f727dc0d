package dev.assay.generate.exact.policy;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What the user wants of policies: these numbers stay as they are set, and 0 means never.
 *
 * @param values by the labels of knobs, each within its range
 */
public record PolicyOverrides(SortedMap<String, Integer> values) {
  public static final PolicyOverrides NONE = new PolicyOverrides(new TreeMap<>());

  public PolicyOverrides {
    values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
  }

  public PolicyOverrides with(Knob knob, int value) {
    var more = new TreeMap<>(values);
    more.put(knob.label(), value);
    return new PolicyOverrides(more);
  }

  /** Both; where they differ, the other's. */
  public PolicyOverrides and(PolicyOverrides other) {
    var more = new TreeMap<>(values);
    more.putAll(other.values);
    return new PolicyOverrides(more);
  }

  /** As options of {@code assay generate}, each with a blank before it. */
  public String options() {
    return values.entrySet().stream()
        .map(value -> " --weight '" + value + "'")
        .collect(Collectors.joining());
  }

  public boolean isEmpty() {
    return values.isEmpty();
  }

  /** What no program could be made with: a choice none of whose outcomes is allowed. */
  public Optional<String> problem() {
    var choices = new LinkedHashMap<String, List<Knob>>();
    for (Feature.Group group : List.of(Feature.Group.STATEMENT, Feature.Group.EXPRESSION)) {
      choices.put(
          "features of the group " + group.label(),
          Arrays.stream(Feature.values()).filter(f -> f.group() == group).map(Knob::of).toList());
    }
    // Others need room for more statements and operands inside of them.
    choices.put(
        "of declaration and assignment",
        List.of(Knob.of(Feature.DECLARATION), Knob.of(Feature.ASSIGNMENT)));
    choices.put(
        "of constant and variable", List.of(Knob.of(Feature.CONSTANT), Knob.of(Feature.VARIABLE)));
    for (Distribution distribution : Distribution.values()) {
      int start = Knob.start(distribution);
      choices.put(
          "outcomes of " + distribution.label(),
          Knob.values().subList(start, start + distribution.outcomes().size()));
    }
    return choices.entrySet().stream()
        .filter(choice -> choice.getValue().stream().allMatch(this::isNever))
        .map(Map.Entry::getKey)
        .map(what -> "all " + what + " have the weight 0; give one of them more")
        .findFirst();
  }

  private boolean isNever(Knob knob) {
    return values.getOrDefault(knob.label(), knob.standard()) == 0;
  }
}
