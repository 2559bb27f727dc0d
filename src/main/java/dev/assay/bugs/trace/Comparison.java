package dev.assay.bugs.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the first step in which what a program printed is not what is right. */
public final class Comparison {
  private static final int STEPS_BEFORE = 5;

  /** What generated programs print of each variable when they are asked for values. */
  private static final Pattern VALUE = Pattern.compile("(\\d+) (\\S+) = ([0-9a-f ]+)");

  private Comparison() {}

  /** Of what a traced program must print and what it printed; empty if that is the same. */
  public static Optional<FirstWrong> of(String expected, String actual, Granularity granularity) {
    return first(expected, actual, granularity.sentence());
  }

  /** Of the program's own output. */
  public static Optional<FirstWrong> ofOutputs(String expected, String actual) {
    return first(expected, actual, "No trace of the program showed more.");
  }

  private static Optional<FirstWrong> first(String expected, String actual, String how) {
    List<String> right = expected.lines().toList();
    List<String> wrong = actual.lines().toList();
    int at = 0;
    while (at < right.size() && at < wrong.size() && right.get(at).equals(wrong.get(at))) {
      at++;
    }
    if (at == right.size() && at == wrong.size()) {
      return Optional.empty();
    }
    String goodLine = at < right.size() ? right.get(at) : "";
    String badLine = at < wrong.size() ? wrong.get(at) : "";
    return Optional.of(step(goodLine, badLine, how, before(right.subList(0, at))));
  }

  private static FirstWrong step(String good, String bad, String how, List<String> before) {
    Optional<TraceLine> right = TraceLine.parse(good);
    Optional<TraceLine> wrong = TraceLine.parse(bad);
    if (right.isPresent() && wrong.isPresent()) {
      TraceLine one = right.get();
      TraceLine other = wrong.get();
      return one.isOf(other)
          ? new FirstWrong(one.variable(), one.place(), one.value(), other.value(), how, before)
          : new FirstWrong(
              "",
              0,
              one.toString(),
              other.toString(),
              how + " From here on it does other things than it should.",
              before);
    }
    Matcher goodValue = VALUE.matcher(good);
    Matcher badValue = VALUE.matcher(bad);
    if (goodValue.matches() && badValue.matches() && sameVariable(goodValue, badValue)) {
      return new FirstWrong(
          goodValue.group(2),
          0,
          "0x" + goodValue.group(3),
          "0x" + badValue.group(3),
          how + " (Input " + goodValue.group(1) + ".)",
          before);
    }
    String more =
        right.isEmpty() && wrong.isEmpty()
            ? " Only its own output is wrong."
            : " From here on it does other things than it should.";
    return new FirstWrong("", 0, readable(good), readable(bad), how + more, before);
  }

  private static boolean sameVariable(Matcher one, Matcher other) {
    return one.group(1).equals(other.group(1)) && one.group(2).equals(other.group(2));
  }

  private static String readable(String line) {
    return TraceLine.parse(line).map(TraceLine::toString).orElse(line);
  }

  private static List<String> before(List<String> lines) {
    var steps = new ArrayList<String>();
    lines
        .subList(Math.max(0, lines.size() - STEPS_BEFORE), lines.size())
        .forEach(line -> steps.add(readable(line)));
    return List.copyOf(steps);
  }
}
