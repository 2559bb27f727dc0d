package dev.assay.reduce;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/** Tries candidates, several at the same time, and knows the answers of before. */
final class Candidates {
  private final Interest interest;
  private final ExecutorService pool;
  private final Map<Text, Boolean> answers = new ConcurrentHashMap<>();
  private final AtomicLong candidates = new AtomicLong();
  private final AtomicLong invalid = new AtomicLong();
  private final AtomicLong known = new AtomicLong();
  private final AtomicLong asked = new AtomicLong();
  private final AtomicLong successes = new AtomicLong();

  /** A digest would do, but two texts with one digest would be one too many. */
  private record Text(String text) {}

  /** The first candidate, by place, that is of interest. */
  record Success(int place, Subject subject) {}

  Candidates(Interest interest, ExecutorService pool) {
    this.interest = interest;
    this.pool = pool;
  }

  /** Which of several sets of edits, in this order, is the first that leads to something. */
  Optional<Success> first(Subject base, List<? extends Collection<Edit>> sets, Size bound) {
    var futures = new ArrayList<Future<Optional<Subject>>>();
    for (Collection<Edit> set : sets) {
      futures.add(pool.submit(() -> tried(base, set, bound)));
    }
    Optional<Success> success = Optional.empty();
    for (int place = 0; place < futures.size(); place++) {
      if (success.isPresent()) {
        futures.get(place).cancel(true);
      } else {
        int here = place;
        success = result(futures.get(place)).map(subject -> new Success(here, subject));
      }
    }
    success.ifPresent(_ -> successes.incrementAndGet());
    return success;
  }

  private static Optional<Subject> result(Future<Optional<Subject>> future) {
    try {
      return future.get();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      future.cancel(true);
      return Optional.empty();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private Optional<Subject> tried(Subject base, Collection<Edit> edits, Size bound) {
    Subject.Draft draft = base.draft(edits);
    if (!draft.size().isLessThan(bound)) {
      return Optional.empty();
    }
    candidates.incrementAndGet();
    Optional<Subject> changed = draft.read();
    if (changed.isEmpty()) {
      invalid.incrementAndGet();
    }
    return changed.filter(this::holds);
  }

  private boolean holds(Subject subject) {
    var text = new Text(subject.text());
    Boolean before = answers.get(text);
    if (before != null) {
      known.incrementAndGet();
      return before;
    }
    asked.incrementAndGet();
    boolean answer = interest.holds(subject);
    // One who was told to end may have given any answer.
    if (!Thread.currentThread().isInterrupted()) {
      answers.put(text, answer);
    }
    return answer && !Thread.currentThread().isInterrupted();
  }

  Tries tries() {
    return new Tries(candidates.get(), invalid.get(), known.get(), asked.get(), successes.get());
  }
}
