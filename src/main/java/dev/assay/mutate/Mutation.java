package dev.assay.mutate;

import dev.assay.random.Seed;
import java.util.Optional;

/**
 * One change that was made to a program, as a value: with the program it gives the change again.
 *
 * @param number among the mutations of its program; names that it adds contain it
 * @param mutator the mutator's name
 * @param seed what its material was drawn with
 * @param material what was drawn, for people
 */
public record Mutation(int number, String mutator, Site site, Seed seed, String material) {
  /** One line: {@code 3 fcb func_1:27 1234567 if (g_3 < 0) { … }}. */
  @Override
  public String toString() {
    return number + " " + mutator + " " + site + " " + seed + " " + material;
  }

  /** As {@link #toString} writes it. */
  public static Optional<Mutation> parse(String line) {
    String[] words = line.split(" ", 5);
    if (words.length < 5 || !words[0].matches("[0-9]{1,9}")) {
      return Optional.empty();
    }
    return Site.parse(words[2])
        .flatMap(site ->
            Seed.parse(words[3])
                .map(seed ->
                    new Mutation(Integer.parseInt(words[0]), words[1], site, seed, words[4])));
  }
}
