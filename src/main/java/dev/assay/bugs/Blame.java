package dev.assay.bugs;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a bisection found: a part of the compiler without which the bug is not there.
 *
 * @param name as the compiler spells it: {@code InstCombinePass}, {@code vrp1}, {@code
 *     -ftree-vectorize}
 * @param function the function that it was working on, where that is known
 * @param good a command that compiles without it: the bug is gone
 * @param bad the nearest command that compiles with it: the bug is there
 * @param proof the same in one sentence for people
 */
public record Blame(
    Kind kind,
    String name,
    Optional<String> function,
    List<String> good,
    List<String> bad,
    String proof) {
  public Blame {
    good = List.copyOf(good);
    bad = List.copyOf(bad);
  }

  /** What kind of thing can be switched off by itself. */
  public enum Kind {
    /** One execution of a pass. */
    PASS,
    /** One decision that a debug counter counts. */
    COUNTER,
    /** All that one option of the command line allows. */
    OPTION;

    /** As tables, files and JSON spell it. */
    public String spelling() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Kind> parse(String text) {
      return Stream.of(values()).filter(kind -> kind.spelling().equals(text)).findFirst();
    }
  }

  /** For people: {@code pass InstCombinePass in f}. */
  @Override
  public String toString() {
    return kind.spelling() + " " + name + function.map(f -> " in " + f).orElse("");
  }
}
