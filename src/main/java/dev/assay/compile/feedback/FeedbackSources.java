package dev.assay.compile.feedback;

import dev.assay.compile.SearchPath;
import java.util.List;
import java.util.Optional;

/** All sources of feedback there are. */
public final class FeedbackSources {
  private FeedbackSources() {}

  /**
   * Those that this release knows.
   *
   * @param path where the tools are looked for that some of them need
   */
  public static List<FeedbackSource> all(SearchPath path) {
    return List.of(
        new GccStatistics(),
        new GccDebugCounters(),
        new GccOptInfo(),
        new OptimizationRecords(),
        new TimeTrace(),
        new AssemblyPairs(path.find("objdump")),
        new SanitizerCoverage(),
        new AflMap(path.find("afl-showmap")),
        new GcovArcs());
  }

  /** Those that compilers have as they are distributed. */
  public static List<FeedbackSource> stock(SearchPath path) {
    return all(path).stream().filter(source -> !source.instrumented()).toList();
  }

  /** Those that tell most for what they cost. */
  public static List<FeedbackSource> usual(SearchPath path) {
    return stock(path).stream().filter(source -> !(source instanceof AssemblyPairs)).toList();
  }

  /** The counters of optimisations that each compiler has, without what else it tells. */
  public static List<FeedbackSource> optimisations() {
    return List.of(new GccStatistics(), new OptimizationRecords());
  }

  /** The one of that name. */
  public static Optional<FeedbackSource> named(String name, SearchPath path) {
    return all(path).stream().filter(source -> source.name().equals(name)).findFirst();
  }
}
