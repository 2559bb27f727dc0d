package dev.assay.compile.feedback;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeMap;

/**
 * The remarks that clang writes for {@code -fsave-optimization-record}: YAML documents, each with
 * its kind in the first line and the pass and the remark's name in the next ones.
 */
record OptimizationRecords() implements FeedbackSource {
  private static final String REPORT = "assay.remarks";
  private static final String START = "--- !";
  private static final String PASS = "Pass:";
  private static final String NAME = "Name:";

  @Override
  public String name() {
    return "clang-remarks";
  }

  @Override
  public String summary() {
    return "clang's remarks on what it optimised and what it missed";
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
    return Request.byFlags("-fsave-optimization-record", "-foptimization-record-file=" + REPORT);
  }

  @Override
  public Feedback read(Remains remains) {
    return parse(remains.text(REPORT));
  }

  /** One counter for each pass, name and kind, such as {@code licm: Hoisted (Passed)}. */
  static Feedback parse(String yaml) {
    var counters = new TreeMap<String, Long>();
    String kind = "";
    String pass = "";
    for (String line : yaml.lines().toList()) {
      if (line.startsWith(START)) {
        kind = line.substring(START.length()).strip();
        pass = "";
      } else if (line.startsWith(PASS)) {
        pass = value(line, PASS);
      } else if (line.startsWith(NAME) && !pass.isEmpty()) {
        counters.merge(pass + ": " + value(line, NAME) + " (" + kind + ")", 1L, Long::sum);
      }
    }
    return new Feedback(counters);
  }

  private static String value(String line, String key) {
    String value = line.substring(key.length()).strip();
    boolean quoted = value.length() > 1 && value.startsWith("'") && value.endsWith("'");
    return quoted ? value.substring(1, value.length() - 1) : value;
  }
}
