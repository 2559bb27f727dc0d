package dev.assay.compile.swarm;

import dev.assay.compile.swarm.Knob.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads gcc's own list of its parameters, and chooses values worth trying. */
final class GccParameters {
  private static final Pattern LINE =
      Pattern.compile(
          "  (?<name>--param=[\\w-]+)=(?:<(?<low>-?\\d+),(?<high>-?\\d+)>)?\\s+(?<value>-?\\d+)");

  /** Numbers of instructions, blocks and so on: far more of them takes the compiler forever. */
  private static final int MOST_TIMES_DEFAULT = 8;

  private static final int LEAST_BOUND = 64;

  private GccParameters() {}

  /** What {@code -Q --help=params} printed, as knobs. */
  static List<Knob> parse(String help) {
    var knobs = new ArrayList<Knob>();
    for (String line : help.lines().toList()) {
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches() && Forbidden.allows(matcher.group("name"))) {
        List<String> values = values(matcher).stream().map(Object::toString).toList();
        knobs.add(Knob.valued(matcher.group("name"), Kind.PARAMETER, values));
      }
    }
    return List.copyOf(knobs);
  }

  /** The ends of the range, small numbers, and some around the default; not the default itself. */
  private static Set<Long> values(Matcher line) {
    long usual = Long.parseLong(line.group("value"));
    long low = line.group("low") == null ? 0 : Long.parseLong(line.group("low"));
    long high = line.group("high") == null ? Long.MAX_VALUE : Long.parseLong(line.group("high"));
    high = Math.min(high, Math.max(LEAST_BOUND, usual * MOST_TIMES_DEFAULT));
    var values = new TreeSet<Long>();
    for (long value : new long[] {low, low + 1, 2, 3, 8, usual / 2, usual + 1, usual * 2, high}) {
      if (value >= low && value <= high && value != usual) {
        values.add(value);
      }
    }
    return values;
  }
}
