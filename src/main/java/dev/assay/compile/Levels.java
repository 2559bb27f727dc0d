package dev.assay.compile;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is known of optimisation levels by their names. */
public final class Levels {
  /** All that have a meaning to more than one compiler; those that do least come first. */
  public static final List<String> ALL =
      List.of("-O0", "-O1", "-Og", "-Os", "-Oz", "-O2", "-O3", "-Ofast");

  /** The usual ones, which every compiler with levels has. */
  public static final List<String> USUAL = List.of("-O0", "-O1", "-Os", "-O2", "-O3");

  /** Those that differ from a usual one in little, or whose results may differ. */
  public static final Set<String> UNUSUAL = Set.of("-Og", "-Oz", "-Ofast");

  /** Those that do least first; unknown ones come last. */
  public static final Comparator<String> ORDER =
      Comparator.comparingInt((String level) -> ALL.contains(level) ? ALL.indexOf(level) : 99)
          .thenComparing(Comparator.naturalOrder());

  /** Flags that let floating results differ; a level can say the same. */
  private static final Set<String> LOOSE =
      Set.of(
          "-Ofast",
          "-ffast-math",
          "-funsafe-math-optimizations",
          "-fassociative-math",
          "-freciprocal-math",
          "-fno-signed-zeros",
          "-ffinite-math-only",
          "-ffp-contract=fast",
          "-ffp-model=fast",
          "-mfpmath=387");

  private Levels() {}

  /** A level by the name that it has here: compilers take {@code -O} for {@code -O1}. */
  public static String named(String word) {
    return word.equals("-O") ? "-O1" : word;
  }

  /** The level that some flags set, if they set one: the last of several counts. */
  public static Optional<String> among(List<String> flags) {
    return flags.stream().filter(Levels::isLevel).reduce((_, last) -> last).map(Levels::named);
  }

  /** The flags that set no level. */
  public static List<String> without(List<String> flags) {
    return flags.stream().filter(flag -> !isLevel(flag)).toList();
  }

  /** What lets floating results differ in a build, if anything does. */
  public static Optional<String> loosening(String level, List<String> flags) {
    return LOOSE.contains(level)
        ? Optional.of(level)
        : flags.stream().filter(LOOSE::contains).findFirst();
  }

  private static boolean isLevel(String flag) {
    return ALL.contains(named(flag));
  }
}
