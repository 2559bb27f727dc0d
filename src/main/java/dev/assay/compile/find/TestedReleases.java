package dev.assay.compile.find;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The releases of compilers that Assay was tested with. */
public record TestedReleases(Family family, int oldest, int newest) {
  private static final List<TestedReleases> ALL =
      List.of(
          new TestedReleases(Family.GCC, 9, 17),
          new TestedReleases(Family.CLANG, 9, 24),
          // Its releases are ten years apart and all of them are called 0.9.
          new TestedReleases(Family.TCC, 0, 0));

  /** How a compiler stands beside the releases of its family that were tested. */
  public enum Standing {
    TESTED,
    OLDER,
    NEWER,
    /** Nothing of its kind was tested. */
    UNKNOWN;

    /** As tables and JSON spell it. */
    public String spelling() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public static Standing of(Compiler compiler) {
    return ALL.stream()
        .filter(tested -> tested.family == compiler.family())
        .findFirst()
        .map(tested -> tested.standing(VersionText.number(compiler.version())))
        .orElse(Standing.UNKNOWN);
  }

  /** As in {@code gcc 9 to 17, clang 9 to 24, tcc}. */
  public static String all() {
    return ALL.stream().map(TestedReleases::text).collect(Collectors.joining(", "));
  }

  /** The newest release of a family that was tested; 0 if there is none. */
  public static int newest(Family family) {
    return ALL.stream()
        .filter(tested -> tested.family == family)
        .mapToInt(TestedReleases::newest)
        .sum();
  }

  /** The first part of a compiler's version; 0 if it tells none. */
  public static int release(Compiler compiler) {
    String number = VersionText.number(compiler.version());
    return number.isEmpty() ? 0 : major(number);
  }

  private static int major(String number) {
    return Integer.parseInt(number.split("\\.")[0]);
  }

  private Standing standing(String number) {
    if (number.isEmpty()) {
      return Standing.UNKNOWN;
    }
    int major = major(number);
    return major > newest ? Standing.NEWER : major < oldest ? Standing.OLDER : Standing.TESTED;
  }

  private String text() {
    String name = family.name().toLowerCase(Locale.ROOT);
    return oldest == newest ? name : name + " " + oldest + " to " + newest;
  }
}
