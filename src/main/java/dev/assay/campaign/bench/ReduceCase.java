package dev.assay.campaign.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A finding that can be made again: the program that Csmith makes of a seed, and where it shows.
 *
 * @param seed of Assay's source {@code csmith}
 */
public record ReduceCase(long seed, String compiler, String level, List<String> flags) {
  public ReduceCase {
    flags = List.copyOf(flags);
  }

  /** A list of cases, or what is wrong with its first bad line. */
  public sealed interface Read {
    record Fine(List<ReduceCase> cases) implements Read {
      public Fine {
        cases = List.copyOf(cases);
      }
    }

    record Wrong(int line, String message) implements Read {}
  }

  /**
   * Of lines {@code SEED COMPILER LEVEL FLAG…}; those that are empty or begin with # are left out.
   */
  public static Read parse(String text) {
    var cases = new ArrayList<ReduceCase>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      Optional<ReduceCase> one = one(line);
      if (one.isEmpty()) {
        return new Read.Wrong(i + 1, "not of the form 'SEED COMPILER LEVEL FLAG…': " + line);
      }
      cases.add(one.get());
    }
    return new Read.Fine(cases);
  }

  private static Optional<ReduceCase> one(String line) {
    List<String> words = Arrays.asList(line.split("\\s+"));
    return words.size() >= 3
            && words.getFirst().matches("[0-9]{1,18}")
            && words.get(2).startsWith("-O")
        ? Optional.of(
            new ReduceCase(
                Long.parseLong(words.getFirst()),
                words.get(1),
                words.get(2),
                words.subList(3, words.size())))
        : Optional.empty();
  }

  @Override
  public String toString() {
    return "csmith " + seed + ": " + compiler + " " + level + " " + String.join(" ", flags);
  }
}
