package dev.assay.bugs.bisect;

import dev.assay.bugs.Blame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the decision of gcc with which a bug comes: first the debug counter that counts it, then
 * its number.
 */
final class GccCounters {
  /** {@code match 126 unset}. */
  private static final Pattern LINE =
      Pattern.compile("^\\s+(\\w+)\\s+([1-9]\\d*)\\s+\\S.*$", Pattern.MULTILINE);

  /** Counters that make the bug go away; the others are named only as cures. */
  private static final int MOST_COUNTERS = 2;

  private GccCounters() {}

  static Blamed blame(Questions questions, int most) {
    Map<String, Integer> counters = counters(questions.transcript(List.of("-fdbg-cnt-list")));
    Cures cures =
        Cures.among(
            counters.keySet().stream().map(name -> List.of(allowing(name, 0))).toList(),
            most,
            questions);
    var found = new Blamed(List.of(), List.of());
    for (List<String> flags : cures.switches().stream().limit(MOST_COUNTERS).toList()) {
      String flag = flags.getFirst();
      String name = flag.substring(flag.indexOf('=') + 1, flag.lastIndexOf(':'));
      found = found.and(number(questions, name, counters.get(name)));
    }
    return found;
  }

  private static Blamed number(Questions questions, String name, int count) {
    // What else is done changes with the decisions, so that there may be more of them.
    Optional<Boundary> boundary =
        questions.ask(allowing(name, count)) == Answer.BAD
            ? Boundary.search(
                count,
                points ->
                    questions.ask(points.stream().map(n -> List.of(allowing(name, n))).toList()))
            : Optional.empty();
    if (boundary.isEmpty()) {
      return Blamed.nothing("the decision that counter " + name + " counts was not found");
    }
    Boundary at = boundary.get();
    var remarks = new ArrayList<String>();
    if (!at.isClear()) {
      remarks.add(
          "not monotonic: the bug also comes or goes elsewhere, seen when counter "
              + name
              + " allows "
              + at.contradictions()
              + " of "
              + count);
    }
    var blame =
        new Blame(
            Blame.Kind.COUNTER,
            name,
            Optional.empty(),
            questions.command(List.of(allowing(name, at.before()))),
            questions.command(List.of(allowing(name, at.after()))),
            "decision " + at.after() + " of " + count + " that counter " + name + " counts");
    return new Blamed(List.of(blame), remarks);
  }

  /** Those that counted anything, with how often. */
  static Map<String, Integer> counters(String list) {
    var counters = new LinkedHashMap<String, Integer>();
    Matcher matcher = LINE.matcher(list);
    while (matcher.find()) {
      if (matcher.group(2).length() < 9) {
        counters.put(matcher.group(1), Integer.valueOf(matcher.group(2)));
      }
    }
    return counters;
  }

  private static String allowing(String name, int number) {
    return "-fdbg-cnt=" + name + ":" + (number == 0 ? "0" : "1-" + number);
  }
}
