package dev.assay.campaign.source;

import dev.assay.compile.feedback.Features;
import dev.assay.judge.Finding;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a trial adds to its campaign's counters for its source. */
public final class SourceCounters {
  /** The first batch before which another one is known. */
  private static final long FIRST_THAT_KNOWS = 2;

  private SourceCounters() {}

  /** Of a trial with these findings, of which only bugs count. */
  public static Map<String, Long> trial(long batch, String source, List<Finding> findings) {
    var counters = new TreeMap<String, Long>();
    counters.put(SourceCounter.Trials.name(batch, source), 1L);
    findings.stream()
        .filter(finding -> finding.kind().isBug())
        .map(Finding::signature)
        .forEach(signature -> counters.put(SourceCounter.Found.name(batch, source, signature), 1L));
    return counters;
  }

  /** Of a trial in which optimisations were counted. */
  public static Map<String, Long> measured(long batch, String source, Features unseen) {
    var counters = new TreeMap<String, Long>();
    unseen.stream().forEach(hash -> counters.put(SourceCounter.Reached.name(batch, hash), 1L));
    if (batch >= FIRST_THAT_KNOWS) {
      counters.put(SourceCounter.Measured.name(batch, source), 1L);
      counters.put(SourceCounter.Gained.name(batch, source), (long) unseen.size());
    }
    return counters;
  }
}
