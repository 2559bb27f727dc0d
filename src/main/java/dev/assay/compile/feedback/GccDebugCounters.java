package dev.assay.compile.feedback;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What gcc prints for {@code -fdbg-cnt-list}: a table of the places at which its developers can
 * stop an optimisation, with how often each was passed.
 */
record GccDebugCounters() implements FeedbackSource {
  /** Such as {@code if_conversion 3 unset}, or with intervals where a user set some. */
  private static final Pattern LINE = Pattern.compile("\\s+(\\w+)\\s+(\\d{1,18})\\s+(unset|\\[.*)");

  @Override
  public String name() {
    return "gcc-debug-counters";
  }

  @Override
  public String summary() {
    return "how often gcc passed each place at which an optimisation can be stopped";
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
    return Request.byFlags("-fdbg-cnt-list");
  }

  @Override
  public Feedback read(Remains remains) {
    return parse(remains.completed().stderr());
  }

  /** All counters that there are, are in the table; those never passed tell nothing. */
  static Feedback parse(String errors) {
    var counters = new TreeMap<String, Long>();
    for (String line : errors.lines().toList()) {
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches() && Long.parseLong(matcher.group(2)) > 0) {
        counters.merge(matcher.group(1), Long.parseLong(matcher.group(2)), Long::sum);
      }
    }
    return new Feedback(counters);
  }
}
