package dev.assay.bugs.bisect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Between which two points of a sequence a bug comes.
 *
 * @param before the bug is not there; most often all is well
 * @param after the next point, with the bug
 * @param contradictions other points that a bug which comes once and stays would not explain
 */
record Boundary(int before, int after, List<Integer> contradictions) {
  /** How many points on each side are looked at to see whether the bug comes once and stays. */
  private static final int SAMPLES = 4;

  Boundary {
    contradictions = List.copyOf(contradictions);
  }

  /** Whether the bug comes once and stays, as far as was looked. */
  boolean isClear() {
    return contradictions.isEmpty();
  }

  /**
   * Looks for the point from which on the bug is there, by thirds: two builds a round whatever the
   * number of processors, so that the result never depends on it.
   *
   * @param last the point at which the bug is known to be there
   * @return empty if it is there from point 0 on
   */
  static Optional<Boundary> search(int last, Function<List<Integer>, List<Answer>> ask) {
    if (last == 0 || ask.apply(List.of(0)).getFirst() == Answer.BAD) {
      return Optional.empty();
    }
    Boundary found = between(0, last, ask);
    List<Integer> below = samples(0, found.before);
    List<Integer> above = samples(found.after, last);
    var points = new ArrayList<>(below);
    points.addAll(above);
    List<Answer> answers = points.isEmpty() ? List.of() : ask.apply(points);
    var odd = new TreeSet<Integer>();
    for (int i = 0; i < points.size(); i++) {
      Answer wanted = i < below.size() ? Answer.BAD : Answer.GOOD;
      if (answers.get(i) == wanted) {
        odd.add(points.get(i));
      }
    }
    Integer later = odd.floor(last - 1);
    // The last time that it comes is the one that the whole compilation shows.
    return Optional.of(
        later == null || later < found.after
            ? new Boundary(found.before, found.after, List.copyOf(odd))
            : later(between(later, last, ask), found, odd));
  }

  private static Boundary later(Boundary last, Boundary first, TreeSet<Integer> odd) {
    odd.add(first.after);
    odd.remove(last.after);
    odd.remove(last.before);
    return new Boundary(last.before, last.after, List.copyOf(odd));
  }

  private static Boundary between(int low, int high, Function<List<Integer>, List<Answer>> ask) {
    int before = low;
    int after = high;
    while (after - before > 1) {
      int third = Math.max(1, (after - before) / 3);
      List<Integer> points =
          IntStream.of(before + third, after - third).sorted().distinct().boxed().toList();
      List<Answer> answers = ask.apply(points);
      int first = answers.indexOf(Answer.BAD);
      if (first < 0) {
        before = points.getLast();
      } else {
        after = points.get(first);
        before = first == 0 ? before : points.get(first - 1);
      }
    }
    return new Boundary(before, after, List.of());
  }

  /** Points between two, evenly spread, without the two. */
  private static List<Integer> samples(int low, int high) {
    return IntStream.rangeClosed(1, SAMPLES)
        .map(i -> low + (int) ((long) (high - low) * i / (SAMPLES + 1)))
        .filter(point -> point > low && point < high)
        .distinct()
        .boxed()
        .toList();
  }
}
