package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.campaign.Progress;
import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.compile.find.TestedReleases;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What to do after a campaign: commands for what it found, or what would make it find more.
 *
 * @param compilers those under test
 * @param generators the names of the sources of programs
 */
record FuzzAdvice(List<Compiler> compilers, List<String> generators) {
  private static final Duration LONG = Duration.ofHours(1);

  FuzzAdvice {
    compilers = List.copyOf(compilers);
    generators = List.copyOf(generators);
  }

  String text(Progress.Snapshot now, Duration elapsed, Path out) {
    String where = out.equals(StoreOption.USUAL) ? "" : " --store " + out;
    var lines = new ArrayList<String>();
    if (now.bugCount() > 0) {
      lines.addAll(ofBugs(now.newest(), where));
    } else if (isLong(now, elapsed)) {
      lines.addAll(ofNone());
    }
    if (now.unconfirmedCount() > 0) {
      lines.add("assay bugs --unconfirmed" + where + "   what compilers disagree on");
    }
    String next = lines.isEmpty() ? "" : "What to do next:\n  " + String.join("\n  ", lines) + "\n";
    return next + "To go on: assay fuzz --resume" + where + "\n";
  }

  /** Of all its starts: what was spent tells where the clock does not. */
  private static boolean isLong(Progress.Snapshot now, Duration elapsed) {
    Duration spent = now.usage().compiling().plus(now.usage().running());
    return elapsed.compareTo(LONG) >= 0 || spent.compareTo(LONG) >= 0;
  }

  private static List<String> ofBugs(Optional<Bug> newest, String where) {
    String id = newest.map(Bug::id).orElse("ID");
    return List.of(
        "assay bugs" + where + "   lists the bugs",
        "assay show " + id + where + "   shows one: expected and got, commands, program",
        "assay reduce " + id + where + "   makes its program small, where that is not done yet",
        "assay bisect " + id + where + "   finds the pass to blame and the releases affected",
        "assay report " + id + where + "   makes a report that can be sent");
  }

  private List<String> ofNone() {
    var lines = new ArrayList<String>();
    lines.add("No bug in an hour. These would help, the most useful first:");
    for (Family family : List.of(Family.GCC, Family.CLANG)) {
      newer(family).ifPresent(lines::add);
    }
    if (compilers.stream().allMatch(compiler -> compiler.runner().isEmpty())) {
      lines.add(
          "- another target: a cross compiler and qemu (Debian/Ubuntu: apt-get install"
              + " gcc-aarch64-linux-gnu qemu-user)");
    }
    if (generators.stream().noneMatch(name -> name.contains("/"))) {
      lines.add(
          "- other programs: the test suite of a compiler, as in"
              + " --generators default,./testsuite=5");
    }
    if (generators.stream().noneMatch(name -> name.startsWith("csmith"))) {
      lines.add("- Csmith (Debian/Ubuntu: apt-get install csmith libcsmith-dev)");
    }
    return lines;
  }

  /** Bugs of old releases are mostly known, and mended in newer ones. */
  private Optional<String> newer(Family family) {
    String name = family.name().toLowerCase(Locale.ROOT);
    int known = TestedReleases.newest(family);
    OptionalInt newest =
        compilers.stream()
            .filter(compiler -> compiler.family() == family)
            .mapToInt(TestedReleases::release)
            .max();
    if (newest.isEmpty()) {
      return Optional.of(
          "- %s, of which none is tested (Debian/Ubuntu: apt-get install %s)"
              .formatted(name, name));
    }
    return newest.getAsInt() >= known - 1
        ? Optional.empty()
        : Optional.of(
            "- a newer %s: the newest here is %d, and there is %d (%s)"
                .formatted(
                    name,
                    newest.getAsInt(),
                    known,
                    family == Family.CLANG
                        ? "packages for Debian and Ubuntu: https://apt.llvm.org"
                        : "a package of a newer distribution, or built from source"));
  }
}
