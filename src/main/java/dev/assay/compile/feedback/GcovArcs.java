package dev.assay.compile.feedback;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.Set;

/**
 * The arcs of the compiler's own code that it executes, for a compiler built with {@code
 * --coverage}.
 *
 * <p>The counters are read as the compiler leaves them, without gcov: that would need the folder
 * that the compiler was built in, and more time than the compilation. A crash loses them.
 */
record GcovArcs() implements FeedbackSource {
  private static final String FOLDER = "assay.gcov";
  private static final String SUFFIX = ".gcda";

  @Override
  public String name() {
    return "gcov";
  }

  @Override
  public String summary() {
    return "arcs executed in a compiler that was built with --coverage";
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
  public Request request(Compiler compiler, Path folder) {
    return Request.byEnvironment(
        Map.of("GCOV_PREFIX", folder.resolve(FOLDER).toString(), "GCOV_PREFIX_STRIP", "0"));
  }

  @Override
  public Feedback read(Remains remains) {
    var files = new ArrayList<Feedback>();
    remains
        .all(path -> path.startsWith(FOLDER + "/") && path.endsWith(SUFFIX))
        .forEach((path, file) -> files.add(GcovCounters.parse(unit(Path.of(path)), file)));
    return Feedback.sum(files);
  }

  /** With its folder, since parts of a compiler have files of the same names, and no more. */
  private static String unit(Path path) {
    String name = path.getParent().getFileName() + "/" + path.getFileName();
    return name.substring(0, name.length() - SUFFIX.length());
  }
}
