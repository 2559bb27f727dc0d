package dev.assay.compile.feedback;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What gcc writes for {@code -fdump-statistics-stats}: lines of a pass's number, its name, a quoted
 * counter and how often it happened.
 */
record GccStatistics() implements FeedbackSource {
  private static final String REPORT = "assay.statistics";
  private static final Pattern LINE = Pattern.compile("(\\d+) (\\S+) \"(.*)\" (\\d+)");

  /** A histogram has one line for each value seen; the values are no counters of their own. */
  private static final Pattern VALUE = Pattern.compile(" == -?\\d+$");

  @Override
  public String name() {
    return "gcc-statistics";
  }

  @Override
  public String summary() {
    return "counters of gcc's optimisation passes";
  }

  @Override
  public Set<Family> families() {
    return Set.of(Family.GCC);
  }

  @Override
  public boolean instrumented() {
    return false;
  }

  @Override
  public Request request(Compiler compiler, Path folder) {
    return Request.byFlags("-fdump-statistics-stats=" + REPORT);
  }

  @Override
  public Feedback read(Remains remains) {
    return parse(remains.text(REPORT));
  }

  /** Lines of any other form are left out, as a compiler that died may leave half of one. */
  static Feedback parse(String text) {
    var counters = new TreeMap<String, Long>();
    for (String line : text.lines().toList()) {
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches()) {
        String counter = VALUE.matcher(matcher.group(3)).replaceFirst("");
        // The number too: the same pass at another place in the pipeline meets other code.
        String name = matcher.group(2) + "." + matcher.group(1) + ": " + counter;
        counters.merge(name, Long.parseLong(matcher.group(4)), Long::sum);
      }
    }
    return new Feedback(counters);
  }
}
