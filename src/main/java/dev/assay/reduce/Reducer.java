package dev.assay.reduce;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Makes a subject as small as its passes can while it stays of interest. */
public final class Reducer {
  /** Deeply nested C makes for deep recursion; only what is used of this gets memory. */
  private static final long STACK_BYTES = 1L << 29;

  private final Candidates candidates;
  private final ReductionOptions options;
  private final ReductionProgress progress;
  private final long[] asked;
  private final long[] successes;
  private final long[] tokens;
  private Subject best;

  private Reducer(
      Subject subject,
      Candidates candidates,
      ReductionOptions options,
      ReductionProgress progress) {
    this.best = subject;
    this.candidates = candidates;
    this.options = options;
    this.progress = progress;
    this.asked = new long[options.passes().size()];
    this.successes = new long[asked.length];
    this.tokens = new long[asked.length];
  }

  /** The subject itself must be of interest. */
  public static Reduction reduce(
      Subject subject, Interest interest, ReductionOptions options, ReductionProgress progress) {
    var threads = Thread.ofPlatform().daemon().name("try-", 0).stackSize(STACK_BYTES).factory();
    try (ExecutorService pool =
        Executors.newFixedThreadPool(Math.max(1, options.jobs()), threads)) {
      var reducer = new Reducer(subject, new Candidates(interest, pool), options, progress);
      boolean complete = reducer.run();
      return new Reduction(
          reducer.best, subject.size(), complete, reducer.candidates.tries(), reducer.counts());
    }
  }

  /** Whole rounds of all passes, until one changes nothing. */
  private boolean run() {
    boolean changed = true;
    while (changed && !options.stop().getAsBoolean()) {
      Size before = best.size();
      for (int i = 0; i < options.passes().size() && !options.stop().getAsBoolean(); i++) {
        run(i);
      }
      changed = best.size().isLessThan(before);
    }
    return !options.stop().getAsBoolean();
  }

  private void run(int number) {
    ReductionPass pass = options.passes().get(number);
    Tries before = candidates.tries();
    Size size = best.size();
    progress.begins(pass.name(), size, before);
    List<Edit> edits = pass.edits(best, Observations.lazily(best, options.limits()));
    var minimizer =
        new ListMinimizer(
            candidates,
            options,
            best,
            subject -> progress.found(subject, pass.name(), candidates.tries()),
            () -> progress.tried(pass.name(), best.size(), candidates.tries()));
    best = minimizer.minimised(edits);
    Tries after = candidates.tries();
    asked[number] += after.asked() - before.asked();
    successes[number] += after.successes() - before.successes();
    tokens[number] += size.tokens() - best.size().tokens();
  }

  private List<Reduction.PassCount> counts() {
    var counts = new ArrayList<Reduction.PassCount>();
    for (int i = 0; i < asked.length; i++) {
      counts.add(
          new Reduction.PassCount(
              options.passes().get(i).name(), asked[i], successes[i], tokens[i]));
    }
    return counts;
  }
}
