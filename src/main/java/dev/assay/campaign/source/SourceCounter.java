package dev.assay.campaign.source;

import dev.assay.judge.BugClass;
import dev.assay.judge.Signature;
import dev.assay.random.Seed;
import java.util.Arrays;
import java.util.Optional;

/**
 * What a batch of trials showed of a source, as one counter of a campaign; counters are summed and
 * kept with its trials.
 */
sealed interface SourceCounter {
  String SOURCE = "source";
  String REACHED = "reached";

  /** {@code source 3 trials exact+emi}: how many trials of batch 3 the source had. */
  record Trials(long batch, String source, long count) implements SourceCounter {
    static String name(long batch, String source) {
      return String.join(" ", SOURCE, "" + batch, "trials", source);
    }
  }

  /**
   * {@code source 3 found/crash/1a2b exact+emi}: how many of them showed the bug of that digest.
   */
  record Found(long batch, String source, BugClass kind, String bug, long count)
      implements SourceCounter {
    static String name(long batch, String source, Signature signature) {
      String bug = Long.toHexString(new Seed(0).child(signature.toString()).value());
      String what = String.join("/", "found", signature.kind().spelling(), bug);
      return String.join(" ", SOURCE, "" + batch, what, source);
    }
  }

  /** {@code source 3 measured exact+emi}: of how many of them optimisations were counted. */
  record Measured(long batch, String source, long count) implements SourceCounter {
    static String name(long batch, String source) {
      return String.join(" ", SOURCE, "" + batch, "measured", source);
    }
  }

  /** {@code source 3 gained exact+emi}: the optimisations that these had and no earlier batch. */
  record Gained(long batch, String source, long count) implements SourceCounter {
    static String name(long batch, String source) {
      return String.join(" ", SOURCE, "" + batch, "gained", source);
    }
  }

  /** {@code reached 3 5f6e}: an optimisation, by its hash, that a program of batch 3 had. */
  record Reached(long batch, long feature) implements SourceCounter {
    static String name(long batch, long feature) {
      return String.join(" ", REACHED, "" + batch, Long.toHexString(feature));
    }
  }

  /** Empty for a counter of something else. */
  static Optional<SourceCounter> parse(String name, long value) {
    String[] words = name.split(" ", 4);
    if (words.length < 3 || !words[1].matches("[0-9]{1,18}")) {
      return Optional.empty();
    }
    long batch = Long.parseLong(words[1]);
    if (words.length == 3 && words[0].equals(REACHED) && words[2].matches("[0-9a-f]{1,16}")) {
      return Optional.of(new Reached(batch, Long.parseUnsignedLong(words[2], 16)));
    }
    return words.length == 4 && words[0].equals(SOURCE)
        ? ofSource(batch, words[2].split("/"), words[3], value)
        : Optional.empty();
  }

  private static Optional<SourceCounter> ofSource(
      long batch, String[] what, String source, long value) {
    return switch (what[0]) {
      case "trials" -> Optional.of(new Trials(batch, source, value));
      case "measured" -> Optional.of(new Measured(batch, source, value));
      case "gained" -> Optional.of(new Gained(batch, source, value));
      case "found" ->
          Arrays.stream(BugClass.values())
              .filter(kind -> what.length == 3 && kind.spelling().equals(what[1]))
              .findFirst()
              .map(kind -> new Found(batch, source, kind, what[2], value));
      default -> Optional.empty();
    };
  }
}
