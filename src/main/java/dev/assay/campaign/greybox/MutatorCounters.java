package dev.assay.campaign.greybox;

import dev.assay.campaign.greybox.FeatureMeter.Measured;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What became of mutants, by the mutators that made them, as counters of a campaign: {@code greybox
 * valid flip-bit} counts the mutants with such a change that compilers took.
 */
public final class MutatorCounters {
  private static final String PREFIX = "greybox";

  private MutatorCounters() {}

  /**
   * What one mutator has done.
   *
   * @param tried mutants that compilers got
   * @param valid those of them that they took, or died of
   * @param fresh those of them that showed something new
   * @param refused changes whose result our own parser refused, so that nobody got them
   */
  public record Record(long tried, long valid, long fresh, long refused) {
    static final Record NONE = new Record(0, 0, 0, 0);

    Record plus(Record other) {
      return new Record(
          tried + other.tried, valid + other.valid, fresh + other.fresh, refused + other.refused);
    }
  }

  static void refused(Breeder.Bred bred, Map<String, Long> counters) {
    bred.refused().forEach(mutator -> count("refused", mutator, counters));
  }

  static void measured(
      Breeder.Bred bred, Measured measured, Corpus corpus, Map<String, Long> counters) {
    for (String mutator : bred.made().stream().distinct().toList()) {
      count("tried", mutator, counters);
      switch (measured) {
        case Measured.Seen(var features, var _) -> {
          count("valid", mutator, counters);
          if (!features.minus(corpus.covered()).isEmpty()) {
            count("new", mutator, counters);
          }
        }
        case Measured.Died _ -> count("valid", mutator, counters);
        case Measured.Refused _ -> {}
      }
    }
  }

  private static void count(String what, String mutator, Map<String, Long> counters) {
    counters.merge(PREFIX + " " + what + " " + mutator, 1L, Long::sum);
  }

  /** By the mutators' names, from a campaign's counters. */
  public static SortedMap<String, Record> of(Map<String, Long> counters) {
    var all = new TreeMap<String, Record>();
    counters.forEach((name, value) -> {
      String[] words = name.split(" ");
      if (words.length == 3 && words[0].equals(PREFIX)) {
        record(words[1], value).ifPresent(one -> all.merge(words[2], one, Record::plus));
      }
    });
    return all;
  }

  private static Optional<Record> record(String what, long value) {
    return switch (what) {
      case "tried" -> Optional.of(new Record(value, 0, 0, 0));
      case "valid" -> Optional.of(new Record(0, value, 0, 0));
      case "new" -> Optional.of(new Record(0, 0, value, 0));
      case "refused" -> Optional.of(new Record(0, 0, 0, value));
      default -> Optional.empty();
    };
  }
}
