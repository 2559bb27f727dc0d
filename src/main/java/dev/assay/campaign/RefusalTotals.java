package dev.assay.campaign;

import dev.assay.compile.Family;
import dev.assay.judge.RefusedBuilds;
import dev.assay.judge.RefusedBuilds.Kind;
import dev.assay.judge.RefusedBuilds.Reason;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How many of a campaign's builds each compiler refused, and why.
 *
 * @param compilers by name
 * @param reasons how many builds were refused for each, the most frequent first
 */
public record RefusalTotals(Map<String, Share> compilers, Map<Reason, Long> reasons) {
  public static final RefusalTotals NONE = new RefusalTotals(Map.of(), Map.of());

  /** So much of what a compiler is given may be refused without a word beside the count. */
  private static final double USUAL = 0.02;

  /** With fewer builds, a single program would decide. */
  private static final long ENOUGH = 50;

  private static final String BUILT = "builds.of";
  private static final String REFUSED = "refused.by";
  private static final String REASON = "refused.because";
  private static final String BETWEEN = "\t";

  public RefusalTotals {
    compilers = new TreeMap<>(compilers);
    reasons = new LinkedHashMap<>(reasons);
  }

  /** Of one compiler's builds. */
  public record Share(long builds, long refused) {
    /** Whether users should know at once. */
    public boolean isMuch() {
      return builds >= ENOUGH && refused > builds * USUAL;
    }
  }

  /** What one trial adds to the campaign's counters. */
  static Map<String, Long> counters(RefusedBuilds seen) {
    var counters = new TreeMap<String, Long>();
    seen.builds().forEach((compiler, count) -> counters.put(BUILT + BETWEEN + compiler, count));
    for (RefusedBuilds.Refused refused : seen.refused()) {
      Reason why = refused.reason();
      counters.merge(
          String.join(BETWEEN, REASON, why.kind().name(), why.family().name(), why.message()),
          (long) refused.runs().size(),
          Long::sum);
      refused
          .byCompiler()
          .forEach((name, count) -> counters.merge(REFUSED + BETWEEN + name, count, Long::sum));
    }
    return counters;
  }

  /** From the campaign's counters, whatever else they count. */
  static RefusalTotals of(Map<String, Long> counters) {
    var builds = new TreeMap<String, Long>();
    var refused = new TreeMap<String, Long>();
    var reasons = new LinkedHashMap<Reason, Long>();
    counters.entrySet().stream()
        .sorted(
            Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()))
        .forEach(counter -> {
          String[] words = counter.getKey().split(BETWEEN, 4);
          switch (words[0]) {
            case BUILT -> builds.put(words[1], counter.getValue());
            case REFUSED -> refused.put(words[1], counter.getValue());
            case REASON -> reasons.put(reason(words), counter.getValue());
            default -> {}
          }
        });
    var shares = new TreeMap<String, Share>();
    builds.forEach(
        (name, count) -> shares.put(name, new Share(count, refused.getOrDefault(name, 0L))));
    return new RefusalTotals(shares, reasons);
  }

  static boolean isOurs(String counter) {
    return List.of(BUILT, REFUSED, REASON).contains(counter.split(BETWEEN, 2)[0]);
  }

  private static Reason reason(String[] words) {
    return new Reason(Kind.valueOf(words[1]), Family.valueOf(words[2]), words[3]);
  }

  public long refused() {
    return compilers.values().stream().mapToLong(Share::refused).sum();
  }

  /** What each family said most often, the most frequent first. */
  public List<Reason> mostFrequent() {
    var first = new LinkedHashMap<Family, Reason>();
    reasons.keySet().forEach(reason -> first.putIfAbsent(reason.family(), reason));
    return List.copyOf(first.values());
  }
}
