package dev.assay.generate.grammar.snippet;

import dev.assay.random.Rng;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/** Chooses one of several snippets. */
@FunctionalInterface
public interface Selection {
  /** The index of one of the candidates, of which there is at least one. */
  int choose(List<Snippet> candidates, Rng rng);

  /** That with the largest coverage of the grammar; of equal ones the first. */
  static Selection largest() {
    return (candidates, _) -> best(candidates, s -> s.coverage().sumOfSquares());
  }

  static Selection random() {
    return (candidates, rng) -> rng.nextInt(candidates.size());
  }

  /** That with most pairs of rules which are not known; of equal ones that of larger coverage. */
  static Selection novel(Set<String> known) {
    return (candidates, _) ->
        best(
            candidates,
            s -> {
              long fresh =
                  RulePairs.of(s.statements()).stream().filter(p -> !known.contains(p)).count();
              return (fresh << Integer.SIZE) + s.coverage().sumOfSquares();
            });
  }

  /** What was chosen before, one after another. */
  static Selection recorded(List<Integer> choices) {
    Iterator<Integer> next = List.copyOf(choices).iterator();
    return (candidates, _) -> Math.min(next.hasNext() ? next.next() : 0, candidates.size() - 1);
  }

  private static int best(List<Snippet> candidates, ToLongFunction<Snippet> worth) {
    long[] all = candidates.stream().mapToLong(worth).toArray();
    return IntStream.range(1, all.length).reduce(0, (best, i) -> all[i] > all[best] ? i : best);
  }
}
