package dev.assay.compile.swarm;

import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Levels;
import dev.assay.compile.Purpose;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Flags that change the last digits of floating results, which {@link Forbidden} keeps from all
 * programs but those that allow for it.
 */
public final class LooseFloats {
  private static final List<List<String>> BOTH =
      List.of(
          List.of("-ffast-math"),
          List.of("-ffast-math"),
          List.of("-ffp-contract=fast"),
          List.of("-funsafe-math-optimizations"),
          List.of("-freciprocal-math"),
          List.of("-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math"));

  /** The old floating-point unit computes with more digits than the types have. */
  private static final List<String> X87 = List.of("-mfpmath=387");

  private LooseFloats() {}

  /** The same build with such flags, in half of the cases where the compiler has them. */
  public static Configuration perhaps(Configuration plain, Rng rng) {
    Configuration configuration = plain.comparing();
    boolean loosened = rng.nextBoolean();
    List<String> flags = rng.pick(choices(configuration));
    if (!loosened || !isAble(configuration)) {
      return configuration;
    }
    var all = new ArrayList<>(configuration.flags());
    all.addAll(flags);
    return new Configuration(
        configuration.compiler(), configuration.level(), all, configuration.purpose());
  }

  /** The first of some flags that loosens, or a level that does. */
  public static Optional<String> in(Configuration configuration) {
    return Levels.loosening(configuration.level(), configuration.flags());
  }

  private static boolean isAble(Configuration configuration) {
    Family family = configuration.compiler().family();
    return configuration.purpose() == Purpose.RUN
        && !configuration.level().equals("-O0")
        && (family == Family.GCC || family == Family.CLANG);
  }

  private static List<List<String>> choices(Configuration configuration) {
    boolean narrow =
        configuration.compiler().family() == Family.GCC && configuration.flags().contains("-m32");
    var all = new ArrayList<>(BOTH);
    all.addAll(narrow ? List.of(X87, X87) : List.of());
    return all;
  }
}
