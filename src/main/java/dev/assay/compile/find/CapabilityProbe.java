package dev.assay.compile.find;

import dev.assay.compile.Capabilities;
import dev.assay.compile.Family;
import dev.assay.compile.Sanitizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tries what a working compiler can do beyond building programs. */
final class CapabilityProbe {
  /** Without headers, so that compiling it takes no time worth speaking of. */
  private static final String PROGRAM =
      """
      extern int printf(const char *, ...);
      static int sum(int n) {
        int result = 0, i;
        for (i = 0; i < n; i++) result += i;
        return result;
      }
      int main(void) {
        printf("%d\\n", sum(4));
        return 0;
      }
      """;

  /** The headers are what is missing most often. */
  private static final String CXX_PROGRAM =
      """
      #include <cstdio>
      #include <valarray>
      #include <vector>
      int main() {
        std::vector<int> v(3, 1);
        std::valarray<int> a(1, 3);
        std::printf("%d\\n", v[1] + v[2] + a[0] + a.sum());
      }
      """;

  private final Workbench bench;
  private final List<String> fixed;

  CapabilityProbe(Workbench bench, List<String> fixed) {
    this.bench = bench;
    this.fixed = fixed;
  }

  Capabilities probe(Family family, String target) {
    return switch (family) {
      case GCC ->
          new Capabilities(
              sanitizers(EnumSet.of(Sanitizer.ADDRESS, Sanitizer.UNDEFINED, Sanitizer.THREAD)),
              compiles("counters", "-O2", "-fdbg-cnt-list"),
              compiles("feedback", "-O2", "-fdump-statistics-stats=statistics.txt"),
              multilib(target),
              runs(bench, "lto", "-O2", "-flto"),
              buildsCxx());
      case CLANG ->
          new Capabilities(
              sanitizers(EnumSet.allOf(Sanitizer.class)),
              compiles("bisect", "-O2", "-mllvm", "-opt-bisect-limit=-1"),
              compiles("feedback", "-O2", "-fsave-optimization-record"),
              multilib(target),
              runs(bench, "lto", "-O2", "-flto"),
              buildsCxx());
      case TCC, PCC, OTHER -> Capabilities.NONE;
    };
  }

  private boolean buildsCxx() {
    List<String> flags = fixed.stream().filter(flag -> !flag.startsWith("-std=")).toList();
    Workbench.Trial trial = bench.runCxx("plusplus", CXX_PROGRAM, flags);
    return trial.succeeded() && trial.completed().stdout().equals("6\n");
  }

  private boolean multilib(String target) {
    return target.startsWith("x86_64") && runs(bench, "narrow", "-O2", "-m32");
  }

  private Set<Sanitizer> sanitizers(Set<Sanitizer> all) {
    // The others do not get the address space that they want from an emulator.
    Set<Sanitizer> possible = bench.runner().isEmpty() ? all : EnumSet.of(Sanitizer.UNDEFINED);
    var pair = EnumSet.of(Sanitizer.ADDRESS, Sanitizer.UNDEFINED);
    var found = EnumSet.noneOf(Sanitizer.class);
    // Two at once where they work, which they do on most machines.
    if (possible.containsAll(pair) && sanitizes(pair)) {
      found.addAll(pair);
    }
    possible.stream()
        .filter(one -> !found.contains(one) && sanitizes(EnumSet.of(one)))
        .forEach(found::add);
    return found;
  }

  private boolean sanitizes(Set<Sanitizer> which) {
    String names = which.stream().map(Sanitizer::spelling).collect(Collectors.joining(","));
    return runs(
        bench.withoutMemoryLimit(),
        "sane-" + names.replace(',', '-'),
        "-O1",
        "-fsanitize=" + names);
  }

  private boolean runs(Workbench where, String name, String... flags) {
    Workbench.Trial trial = where.run(name, PROGRAM, with(flags));
    return trial.succeeded() && trial.completed().stdout().equals("6\n");
  }

  private boolean compiles(String name, String... flags) {
    return bench.compile(name, PROGRAM, with(flags)).succeeded();
  }

  private List<String> with(String... flags) {
    var all = new ArrayList<>(fixed);
    Stream.of(flags).forEach(all::add);
    return List.copyOf(all);
  }
}
