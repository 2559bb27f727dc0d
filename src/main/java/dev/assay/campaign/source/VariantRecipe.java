package dev.assay.campaign.source;

import dev.assay.mutate.variant.Round;
import dev.assay.random.Seed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * How a variant is made, as text that is stored with it: {@code program 2:17 donors 1:3,0:9 rounds
 * 5:all,8:0+4 mix fcb=4,tg=1}.
 *
 * @param program the one that it is a variant of
 * @param donors programs whose statements may be used
 * @param rounds none for the program itself
 * @param mix the weights of mutators; none if they are the usual ones
 */
public record VariantRecipe(
    Key program, List<Key> donors, List<Round> rounds, SortedMap<String, Integer> mix) {
  /** A program of the other source: its number among those and its seed. */
  public record Key(long number, Seed seed) {
    @Override
    public String toString() {
      return number + ":" + seed;
    }

    private static Optional<Key> parse(String text) {
      String[] parts = text.split(":", 2);
      return parts.length == 2 && parts[0].matches("[0-9]{1,18}")
          ? Seed.parse(parts[1]).map(seed -> new Key(Long.parseLong(parts[0]), seed))
          : Optional.empty();
    }
  }

  private static final String NONE = "none";
  private static final String ALL = "all";

  public VariantRecipe {
    donors = List.copyOf(donors);
    rounds = List.copyOf(rounds);
    mix = Collections.unmodifiableSortedMap(new TreeMap<>(mix));
  }

  public VariantRecipe(Key program, List<Key> donors, List<Round> rounds) {
    this(program, donors, rounds, new TreeMap<>());
  }

  public VariantRecipe with(List<Round> others) {
    return new VariantRecipe(program, donors, others, mix);
  }

  public String text() {
    return "program "
        + program
        + " donors "
        + list(donors.stream().map(Key::toString).toList())
        + " rounds "
        + list(rounds.stream().map(VariantRecipe::text).toList())
        + (mix.isEmpty() ? "" : " mix " + mixText());
  }

  private String mixText() {
    return mix.entrySet().stream()
        .map(share -> share.getKey() + "=" + share.getValue())
        .collect(Collectors.joining(","));
  }

  private static String list(List<String> words) {
    return words.isEmpty() ? NONE : String.join(",", words);
  }

  private static String text(Round round) {
    String kept =
        round
            .kept()
            .map(numbers ->
                new TreeSet<>(numbers)
                    .stream().map(String::valueOf).collect(Collectors.joining("+")))
            .orElse(ALL);
    return round.seed() + ":" + kept;
  }

  /** As {@link #text} writes it. */
  public static Optional<VariantRecipe> parse(String text) {
    String[] words = text.split(" ");
    boolean isMixed = words.length == 8 && words[6].equals("mix");
    if (words.length != 6 && !isMixed || !words[0].equals("program")) {
      return Optional.empty();
    }
    Optional<SortedMap<String, Integer>> mix =
        isMixed ? weights(words[7]) : Optional.of(new TreeMap<>());
    Optional<Key> program = Key.parse(words[1]);
    List<Key> donors = new ArrayList<>();
    for (String word : listed(words[3])) {
      Key.parse(word).ifPresent(donors::add);
    }
    List<Round> rounds = new ArrayList<>();
    for (String word : listed(words[5])) {
      round(word).ifPresent(rounds::add);
    }
    boolean whole =
        donors.size() == listed(words[3]).size() && rounds.size() == listed(words[5]).size();
    return whole && mix.isPresent()
        ? program.map(p -> new VariantRecipe(p, donors, rounds, mix.get()))
        : Optional.empty();
  }

  private static Optional<SortedMap<String, Integer>> weights(String word) {
    SortedMap<String, Integer> weights = new TreeMap<>();
    for (String share : word.split(",")) {
      if (!share.matches("[a-z-]+=[0-9]{1,4}")) {
        return Optional.empty();
      }
      int equals = share.indexOf('=');
      weights.put(share.substring(0, equals), Integer.valueOf(share.substring(equals + 1)));
    }
    return Optional.of(weights);
  }

  private static List<String> listed(String word) {
    return word.equals(NONE) ? List.of() : Arrays.asList(word.split(","));
  }

  private static Optional<Round> round(String word) {
    String[] parts = word.split(":", 2);
    if (parts.length != 2 || !parts[1].matches("all|([0-9]{1,6}([+][0-9]{1,6})*)?")) {
      return Optional.empty();
    }
    return Seed.parse(parts[0])
        .map(seed -> parts[1].equals(ALL) ? Round.whole(seed) : kept(seed, parts[1]));
  }

  private static Round kept(Seed seed, String numbers) {
    Set<Integer> kept =
        numbers.isEmpty()
            ? Set.of()
            : Arrays.stream(numbers.split("[+]"))
                .map(Integer::valueOf)
                .collect(Collectors.toUnmodifiableSet());
    return new Round(seed, Optional.of(kept));
  }
}
