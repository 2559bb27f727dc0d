package dev.assay.campaign.greybox;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  private final List<CorpusProgram> deadly;
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

  /**
   * Before the first trial.
   *
   * @param deadly programs of which a compiler died when the corpus was read
   */
  CorpusHistory(List<CorpusProgram> roots, List<CorpusProgram> deadly) {
    this.roots = List.copyOf(roots);
    this.deadly = List.copyOf(deadly);
    this.growing = new GrowingCorpus(roots);
  }

  /** The program at that place among those of which a compiler died, if there is one. */
  Optional<CorpusProgram> deadly(long place) {
    return place < deadly.size() ? Optional.of(deadly.get((int) place)) : Optional.empty();
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
