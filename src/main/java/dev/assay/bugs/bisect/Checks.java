package dev.assay.bugs.bisect;

import dev.assay.bugs.Blame;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Sanitizer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Finds the check of a sanitizer that gives a false alarm, by leaving out one after the other. */
final class Checks {
  /** Parts of {@code -fsanitize=undefined}, those of others first; not every compiler has all. */
  private static final List<String> UNDEFINED =
      List.of(
          "shift-exponent",
          "shift-base",
          "shift",
          "signed-integer-overflow",
          "integer-divide-by-zero",
          "float-divide-by-zero",
          "float-cast-overflow",
          "array-bounds",
          "local-bounds",
          "bounds",
          "alignment",
          "null",
          "object-size",
          "pointer-overflow",
          "nonnull-attribute",
          "returns-nonnull-attribute",
          "bool",
          "enum",
          "builtin",
          "function",
          "vla-bound",
          "vptr",
          "return",
          "unreachable");

  private static final List<String> ADDRESS =
      List.of("stack", "globals", "instrument-reads", "instrument-writes");

  private Checks() {}

  /** What was found, and what is to be said of it. */
  static Blamed blame(Questions questions, Configuration bad, int most) {
    List<List<String>> all = all(bad);
    if (all.isEmpty()) {
      return Blamed.nothing("the sanitizer has no checks that could be left out one by one");
    }
    Cures silent = Cures.among(all, most, questions);
    if (silent.switches().isEmpty()) {
      return Blamed.nothing(
          "the alarm does not end when a single check of the sanitizer is left out");
    }
    List<String> cure = silent.switches().getFirst();
    Blame blame =
        Options.blame(questions, cure, "with " + String.join(" ", cure) + " nothing is reported");
    return new Blamed(
        List.of(blame),
        List.of("the check that speaks is named: the mistake may be in what it is given"));
  }

  private static List<List<String>> all(Configuration bad) {
    return Stream.of(Sanitizer.values())
        .filter(sanitizer -> isOn(sanitizer, bad.flags()))
        .flatMap(sanitizer ->
            switch (sanitizer) {
              case UNDEFINED -> UNDEFINED.stream().map(kind -> List.of("-fno-sanitize=" + kind));
              case ADDRESS -> address(bad.compiler().family());
              case MEMORY -> Stream.of(List.of("-fno-sanitize-memory-param-retval"));
              case THREAD -> Stream.<List<String>>of();
            })
        .toList();
  }

  private static boolean isOn(Sanitizer sanitizer, List<String> flags) {
    return flags.stream()
        .filter(flag -> flag.startsWith("-fsanitize="))
        .anyMatch(flag -> flag.contains(sanitizer.spelling()));
  }

  private static Stream<List<String>> address(Family family) {
    var all = new ArrayList<List<String>>();
    all.add(List.of("-fno-sanitize-address-use-after-scope"));
    for (String part : ADDRESS) {
      all.add(
          family == Family.CLANG
              ? List.of("-mllvm", "-asan-" + part + "=0")
              : List.of("--param=asan-" + part + "=0"));
    }
    return all.stream();
  }
}
