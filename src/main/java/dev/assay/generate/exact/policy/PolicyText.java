package dev.assay.generate.exact.policy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Policies as text.
 *
 * <pre>
 *   policy: shuffled
 *   features: if 28, for 0
 *   parameters: expression-depth 6
 *   distributions: leaves 3 20! 0 15 40
 *   operators: bitwise
 *   constants: half
 * </pre>
 *
 * <p>A mark of exclamation stands after numbers that the user set.
 */
final class PolicyText {
  private static final int WIDTH = 90;
  private static final Pattern LINE = Pattern.compile("([a-z]+): (.+)");
  private static final Pattern NUMBER = Pattern.compile("([0-9]{1,9})(!?)");

  private PolicyText() {}

  static String describe(GenerationPolicy policy) {
    var lines = new ArrayList<String>();
    lines.add("policy: " + (policy.isShuffled() ? "shuffled" : "plain"));
    add(lines, "features", knobs(policy, Knob.Section.FEATURES));
    add(lines, "parameters", knobs(policy, Knob.Section.PARAMETERS));
    add(
        lines,
        "distributions",
        Arrays.stream(Distribution.values())
            .filter(distribution -> differs(policy, distribution))
            .map(distribution -> distribution(policy, distribution))
            .toList());
    if (policy.operators() != OperatorContext.ANY) {
      lines.add("operators: " + policy.operators().label());
    }
    if (policy.constants() != ConstantShare.AS_DRAWN) {
      lines.add("constants: " + policy.constants().label());
    }
    return String.join("\n", lines);
  }

  private static List<String> knobs(GenerationPolicy policy, Knob.Section section) {
    return Knob.values().stream()
        .filter(knob -> knob.section() == section && differs(policy, knob))
        .map(knob -> knob.label() + " " + number(policy, knob.index()))
        .toList();
  }

  private static boolean differs(GenerationPolicy policy, Knob knob) {
    return policy.value(knob.index()) != knob.standard() || policy.isKept(knob.index());
  }

  private static boolean differs(GenerationPolicy policy, Distribution distribution) {
    return outcomes(distribution).stream().anyMatch(knob -> differs(policy, knob));
  }

  private static List<Knob> outcomes(Distribution distribution) {
    int start = Knob.start(distribution);
    return Knob.values().subList(start, start + distribution.outcomes().size());
  }

  private static String distribution(GenerationPolicy policy, Distribution distribution) {
    return outcomes(distribution).stream()
        .map(knob -> number(policy, knob.index()))
        .collect(Collectors.joining(" ", distribution.label() + " ", ""));
  }

  private static String number(GenerationPolicy policy, int index) {
    return policy.value(index) + (policy.isKept(index) ? "!" : "");
  }

  /** Long lists are broken between their parts; a line that goes on is indented. */
  private static void add(List<String> lines, String name, List<String> parts) {
    if (parts.isEmpty()) {
      return;
    }
    var line = new StringBuilder(name + ":");
    for (int i = 0; i < parts.size(); i++) {
      String part = parts.get(i) + (i + 1 < parts.size() ? "," : "");
      if (line.length() + part.length() >= WIDTH) {
        lines.add(line.toString());
        line = new StringBuilder("  ");
      }
      line.append(' ').append(part);
    }
    lines.add(line.toString());
  }

  /** What has been read so far. */
  private static final class Draft {
    private final int[] values = GenerationPolicy.plain().copyOfValues();
    private final boolean[] kept = new boolean[values.length];
    private boolean shuffled;
    private OperatorContext operators = OperatorContext.ANY;
    private ConstantShare constants = ConstantShare.AS_DRAWN;

    /** False if the text is no such number. */
    boolean set(int index, String text) {
      Matcher number = NUMBER.matcher(text);
      if (!number.matches()) {
        return false;
      }
      values[index] = Integer.parseInt(number.group(1));
      kept[index] = !number.group(2).isEmpty();
      return true;
    }
  }

  static Optional<GenerationPolicy> parse(String text) {
    // A line that goes on another is part of it.
    String joined =
        text.lines()
            .map(line -> line.replaceFirst("^\\s*\\*?\\s*", "").strip())
            .collect(Collectors.joining("\n"))
            .replaceAll(",\n", ", ");
    var draft = new Draft();
    boolean fine =
        joined.lines().filter(line -> !line.isBlank()).allMatch(line -> line(draft, line));
    if (!fine) {
      return Optional.empty();
    }
    PolicyTables.repair(draft.values, draft.kept);
    return Optional.of(
        GenerationPolicy.of(
            draft.values, draft.kept, draft.shuffled, draft.operators, draft.constants));
  }

  private static boolean line(Draft draft, String text) {
    Matcher line = LINE.matcher(text);
    if (!line.matches()) {
      return false;
    }
    List<String> parts = List.of(line.group(2).split(", ", -1));
    return switch (line.group(1)) {
      case "policy" -> {
        draft.shuffled = line.group(2).equals("shuffled");
        yield draft.shuffled || line.group(2).equals("plain");
      }
      case "features" -> parts.stream().allMatch(part -> knob(draft, part, Knob.Section.FEATURES));
      case "parameters" ->
          parts.stream().allMatch(part -> knob(draft, part, Knob.Section.PARAMETERS));
      case "distributions" -> parts.stream().allMatch(part -> distribution(draft, part));
      case "operators" -> operators(draft, line.group(2));
      case "constants" -> constants(draft, line.group(2));
      default -> false;
    };
  }

  private static boolean knob(Draft draft, String part, Knob.Section section) {
    String[] words = part.split(" ", -1);
    Optional<Knob> knob = Knob.find(words[0]).filter(k -> k.section() == section);
    return words.length == 2 && knob.isPresent() && draft.set(knob.get().index(), words[1]);
  }

  private static boolean distribution(Draft draft, String part) {
    List<String> words = List.of(part.split(" ", -1));
    Optional<Distribution> distribution =
        Arrays.stream(Distribution.values())
            .filter(d -> d.label().equals(words.getFirst()))
            .filter(d -> d.outcomes().size() == words.size() - 1)
            .findFirst();
    if (distribution.isEmpty()) {
      return false;
    }
    int start = Knob.start(distribution.get());
    for (int i = 1; i < words.size(); i++) {
      if (!draft.set(start + i - 1, words.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean operators(Draft draft, String label) {
    Optional<OperatorContext> found =
        Arrays.stream(OperatorContext.values()).filter(c -> c.label().equals(label)).findFirst();
    found.ifPresent(context -> draft.operators = context);
    return found.isPresent();
  }

  private static boolean constants(Draft draft, String label) {
    Optional<ConstantShare> found =
        Arrays.stream(ConstantShare.values()).filter(s -> s.label().equals(label)).findFirst();
    found.ifPresent(share -> draft.constants = share);
    return found.isPresent();
  }
}
