package dev.assay.compile.feedback;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The edges of the compiler's own code that it executes, for a compiler built by clang with {@code
 * -fsanitize-coverage=trace-pc-guard} and linked either with {@link CoverageRuntime} or with a
 * sanitizer, which brings a runtime of its own.
 *
 * <p>Our runtime counts how often, and what it counted stays when the compiler crashes; sanitizers
 * only tell that an edge was executed, at the compiler's end.
 */
record SanitizerCoverage() implements FeedbackSource {
  /** Of which each process makes a file with its number behind. */
  private static final String OURS = "assay.coverage";

  private static final String VARIABLE = "ASSAY_COVERAGE";
  private static final String THEIRS = ".sancov";
  private static final List<String> SANITIZERS =
      List.of("ASAN_OPTIONS", "MSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS");

  @Override
  public String name() {
    return "sancov";
  }

  @Override
  public String summary() {
    return "edges executed in a compiler that was built with -fsanitize-coverage=trace-pc-guard";
  }

  @Override
  public Set<Family> families() {
    return Set.of(Family.values());
  }

  @Override
  public boolean instrumented() {
    return true;
  }

  /** What the user sets for the sanitizers stays, since the compiler may not work without. */
  @Override
  public Request request(Compiler compiler, Path folder) {
    var variables = new TreeMap<>(Map.of(VARIABLE, folder.resolve(OURS).toString()));
    for (String sanitizer : SANITIZERS) {
      String given = compiler.environment().getOrDefault(sanitizer, "");
      variables.put(
          sanitizer,
          (given.isEmpty() ? "" : given + ":") + "coverage=1:coverage_dir='" + folder + "'");
    }
    return Request.byEnvironment(variables);
  }

  @Override
  public Feedback read(Remains remains) {
    var processes = new ArrayList<Feedback>();
    remains
        .all(path -> path.startsWith(OURS + "."))
        .values()
        .forEach(file -> processes.add(EdgeCounters.parse(file)));
    remains
        .all(path -> path.endsWith(THEIRS))
        .forEach((path, file) -> processes.add(EdgeAddresses.parse(path, file)));
    return Feedback.sum(processes);
  }
}
