package dev.assay.compile.find;

import java.util.Comparator;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Gives each compiler a short name, and all of them an order. */
final class CompilerNames {
  private CompilerNames() {}

  /** By kind and version; those that need an emulator last. */
  static int compare(Probed a, Probed b) {
    return Comparator.comparing((Probed p) -> !p.runner().isEmpty())
        .thenComparing(Probed::family)
        .thenComparing(p -> p.runner().isEmpty() ? "" : p.target())
        .thenComparing(Probed::version, VersionText.OLDEST_FIRST)
        .compare(a, b);
  }

  /** The shortest name that none of the others has. */
  static String name(Candidate candidate, Probed probed, Set<String> taken) {
    String number = VersionText.number(probed.version());
    String kind = probed.family().name().toLowerCase(Locale.ROOT);
    String version =
        switch (probed.family()) {
          case GCC, CLANG -> number.isEmpty() ? "" : "-" + number.split("\\.")[0];
          case TCC, PCC, OTHER -> "";
        };
    String machine =
        probed.runner().isEmpty() && candidate.prefix().startsWith("x86_64")
            ? ""
            : dashed(candidate.prefix().split("-")[0]);
    String base = machine + kind + version;
    String full = dashed(candidate.prefix()) + kind + "-" + number;
    return Stream.concat(
            Stream.of(base, full), IntStream.iterate(2, i -> i + 1).mapToObj(i -> full + "-" + i))
        .filter(name -> !taken.contains(name))
        .findFirst()
        .orElseThrow();
  }

  private static String dashed(String prefix) {
    return prefix.isEmpty() ? "" : prefix + "-";
  }
}
