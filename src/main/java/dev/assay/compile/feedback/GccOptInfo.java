package dev.assay.compile.feedback;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Set;
import java.util.TreeMap;

/** What gcc writes for {@code -fopt-info-all}: a message for each thing done, missed or noted. */
record GccOptInfo() implements FeedbackSource {
  private static final String REPORT = "assay.opt-info";

  @Override
  public String name() {
    return "gcc-opt-info";
  }

  @Override
  public String summary() {
    return "gcc's messages on what it optimised and what it missed, without names and numbers";
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
    return Request.byFlags("-fopt-info-all=" + REPORT);
  }

  @Override
  public Feedback read(Remains remains) {
    return parse(remains.text(REPORT));
  }

  static Feedback parse(String text) {
    var messages = new HashMap<String, Long>();
    text.lines().forEach(l -> messages.merge(MessageTemplate.withoutLocation(l), 1L, Long::sum));
    var counters = new TreeMap<String, Long>();
    messages.forEach(
        (message, count) -> counters.merge(MessageTemplate.of(message), count, Long::sum));
    counters.remove("");
    return new Feedback(counters);
  }
}
