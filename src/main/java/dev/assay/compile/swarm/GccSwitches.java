package dev.assay.compile.swarm;

import dev.assay.compile.swarm.Knob.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads gcc's own list of its optimisations. */
final class GccSwitches {
  private static final Pattern LINE =
      Pattern.compile("  (?<flag>-f[\\w-]+)(?<value>=(?<range>\\S*))?\\s+(?<state>\\S.*)?");

  /** Where the list names no values. */
  private static final Map<String, List<String>> VALUES =
      Map.of(
          "-falign-functions", List.of("1", "2", "16", "64", "32:24:16"),
          "-falign-jumps", List.of("1", "8", "32", "16:11:8"),
          "-falign-labels", List.of("1", "4", "16"),
          "-falign-loops", List.of("1", "4", "32", "16:11:8"),
          "-fsched-stalled-insns", List.of("0", "1", "4", "100"),
          "-fsched-stalled-insns-dep", List.of("0", "1", "4"));

  private GccSwitches() {}

  /** What {@code -Q --help=optimizers} printed, as knobs. */
  static List<Knob> parse(String help) {
    var knobs = new ArrayList<Knob>();
    for (String line : help.lines().toList()) {
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches() && !line.contains("[available in")) {
        knob(matcher).filter(k -> Forbidden.allows(k.name())).ifPresent(knobs::add);
      }
    }
    return List.copyOf(knobs);
  }

  private static Optional<Knob> knob(Matcher line) {
    String flag = line.group("flag");
    if (line.group("value") == null) {
      String name = flag.substring("-f".length()).replaceFirst("^no-", "");
      return Optional.of(Knob.onOff("-f", name, Kind.SWITCH));
    }
    List<String> values =
        Optional.ofNullable(VALUES.get(flag)).orElseGet(() -> values(line.group("range")));
    // Named with the sign, since there may be a switch of the same name.
    return values.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Knob(
                flag + "=",
                Kind.SWITCH,
                values.stream().map(v -> List.of(flag + "=" + v)).toList()));
  }

  /** {@code [a|b|c]} or {@code <0,2>}. */
  private static List<String> values(String range) {
    if (range.startsWith("[") && range.endsWith("]")) {
      return Arrays.asList(range.substring(1, range.length() - 1).split("\\|"));
    }
    return range.matches("<\\d,\\d>")
        ? range.chars().filter(Character::isDigit).mapToObj(Character::toString).toList()
        : List.of();
  }
}
