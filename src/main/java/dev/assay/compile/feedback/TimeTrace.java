package dev.assay.compile.feedback;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What clang writes for {@code -ftime-trace} of its passes and analyses: a JSON file beside the
 * object file, of which the totals at the end are read.
 */
record TimeTrace() implements FeedbackSource {
  /**
   * Totals count every event, so the events themselves, of which there are megabytes, need not be
   * written: none takes so many microseconds.
   */
  private static final String NO_EVENTS = "-ftime-trace-granularity=1000000000";

  private static final Pattern TOTAL =
      Pattern.compile(
          "\"name\":\"Total ((?:[^\"\\\\]|\\\\.)*+)\",\"args\":\\{\"count\":(\\d{1,18}),");

  @Override
  public String name() {
    return "clang-time-trace";
  }

  @Override
  public String summary() {
    return "how often clang ran each of its passes and analyses";
  }

  @Override
  public Set<Family> families() {
    return Set.of(Family.CLANG);
  }

  @Override
  public boolean instrumented() {
    return false;
  }

  @Override
  public Request request(Compiler compiler, Path folder) {
    return Request.byFlags("-ftime-trace", NO_EVENTS);
  }

  @Override
  public Feedback read(Remains remains) {
    String object = remains.object();
    return parse(remains.text(object.substring(0, object.lastIndexOf('.')) + ".json"));
  }

  static Feedback parse(String json) {
    var counters = new TreeMap<String, Long>();
    for (Matcher total = TOTAL.matcher(json); total.find(); ) {
      counters.merge(total.group(1), Long.parseLong(total.group(2)), Long::sum);
    }
    return new Feedback(counters);
  }
}
