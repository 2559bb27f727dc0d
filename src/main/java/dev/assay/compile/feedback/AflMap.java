package dev.assay.compile.feedback;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The edges of the compiler's own code that it executes, for a compiler built with {@code
 * afl-clang-fast} or its like; {@code afl-showmap} starts it and writes them.
 */
record AflMap(Optional<Path> showmap) implements FeedbackSource {
  private static final String REPORT = "assay.afl";
  private static final Pattern EDGE = Pattern.compile("(\\d+):(\\d{1,9})");
  private static final Pattern SIGNAL = Pattern.compile("Program killed by signal (\\d{1,3})");
  private static final Pattern ABORT = Pattern.compile("PROGRAM ABORT\\S* *:?\\S* *(.*)");

  private static final int FAILED = 1;
  private static final int CRASHED = 2;

  @Override
  public String name() {
    return "afl";
  }

  @Override
  public String summary() {
    return "edges executed in a compiler that was built with AFL's compilers";
  }

  @Override
  public Set<Family> families() {
    return Set.of(Family.values());
  }

  @Override
  public boolean instrumented() {
    return true;
  }

  @Override
  public Optional<String> problem(Compiler compiler) {
    return showmap.isPresent()
        ? Optional.empty()
        : Optional.of("afl-showmap is not installed (package afl++)");
  }

  /** Without -q, which would swallow the compiler's messages too; -r for counts, not classes. */
  @Override
  public Request request(Compiler compiler, Path folder) {
    return showmap
        .map(tool ->
            new Request(List.of(tool.toString(), "-r", "-o", REPORT, "--"), List.of(), Map.of()))
        .orElse(Request.NONE);
  }

  @Override
  public Feedback read(Remains remains) {
    return parse(remains.text(REPORT));
  }

  static Feedback parse(String text) {
    var counters = new TreeMap<String, Long>();
    for (String line : text.lines().toList()) {
      Matcher matcher = EDGE.matcher(line);
      if (matcher.matches()) {
        counters.merge(matcher.group(1), Long.parseLong(matcher.group(2)), Long::sum);
      }
    }
    return new Feedback(counters);
  }

  /** It succeeds when its program fails, unless by a signal. */
  @Override
  public ProcessEnd end(Completed completed, boolean made) {
    if (!(completed.end() instanceof ProcessEnd.Exited(int status))) {
      return completed.end();
    }
    Matcher signal = SIGNAL.matcher(completed.stdout());
    if (status == CRASHED && signal.find()) {
      return new ProcessEnd.Killed(Integer.parseInt(signal.group(1)));
    }
    if (status == 0) {
      return made ? completed.end() : new ProcessEnd.Exited(FAILED);
    }
    Matcher abort = ABORT.matcher(completed.stdout() + completed.stderr());
    return new ProcessEnd.NotStarted(
        "afl-showmap: " + (abort.find() ? abort.group(1).strip() : "status " + status));
  }
}
