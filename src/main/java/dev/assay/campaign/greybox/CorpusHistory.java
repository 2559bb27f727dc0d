package dev.assay.campaign.greybox;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The corpus as it was before each trial.
 *
 * <p>Trials end in any order; what they made is offered to the corpus in the order of their
 * numbers. So what it was before a trial depends on the trials before, never on timing.
 */
final class CorpusHistory {
  private static final int KEPT = 8;

  private final List<CorpusProgram> roots;
  private final SortedMap<Long, CorpusProgram> made = new TreeMap<>();
  private final Map<Long, Corpus> known =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Corpus> eldest) {
          return size() > KEPT;
        }
      };

  private GrowingCorpus growing;
  private long reached;

  CorpusHistory(List<CorpusProgram> roots) {
    this.roots = List.copyOf(roots);
    this.growing = new GrowingCorpus(roots);
  }

  /** What a trial has made that showed something new when it began. */
  synchronized void add(CorpusProgram program) {
    made.put(program.trial(), program);
  }

  /** The corpus after all trials below that number, which must have ended. */
  synchronized Corpus before(long trial) {
    Corpus found = known.get(trial);
    if (found == null) {
      if (trial < reached) {
        growing = new GrowingCorpus(roots);
        reached = 0;
      }
      made.subMap(reached, Math.max(reached, trial)).values().forEach(growing::offer);
      reached = Math.max(reached, trial);
      found = growing.now();
      known.put(trial, found);
    }
    return found;
  }
}
