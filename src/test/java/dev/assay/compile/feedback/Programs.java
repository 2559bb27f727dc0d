package dev.assay.compile.feedback;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.compile.SearchPath;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What compilers are asked about in tests, and how they are named. */
final class Programs {
  private static final String LOOP =
      """
      extern int a[1000];
      int sum(void) {
        int s = 0;
        for (int i = 0; i < 1000; i++)
          s += a[i];
        return s;
      }
      """;

  private static final String MAIN =
      """
      #include "twice.h"
      int a[1000];
      int sum(void);
      int main(void) {
        if (sum() != 0) {
          a[0] = 1;
          a[1] = 2;
        }
        return twice(sum());
      }
      """;

  private static final String HEADER =
      """
      static int twice(int x) {
        return 2 * x;
      }
      """;

  private Programs() {}

  /** A loop in one unit and a call that is inlined in the other. */
  static TestCase twoUnits() {
    return test(Map.of("loop.c", LOOP, "main.c", MAIN, "twice.h", HEADER));
  }

  static TestCase invalid() {
    return test(Map.of("a.c", "int f( {\n"));
  }

  static TestCase test(Map<String, String> files) {
    return new TestCase(
        new Origin("test", new Seed(1), ""),
        Standard.DEFAULT,
        files.entrySet().stream().map(e -> new SourceFile(e.getKey(), e.getValue())).toList(),
        files.keySet().stream().filter(name -> name.endsWith(".c")).sorted().toList(),
        List.of(),
        Expectation.NONE);
  }

  static Compiler compiler(String name, Family family) {
    return compiler(name, family, List.of(name), Map.of());
  }

  static Compiler compiler(
      String name, Family family, List<String> command, Map<String, String> environment) {
    return new Compiler(
        name,
        family,
        command,
        name,
        "x86_64-linux-gnu",
        DataModel.LP64,
        true,
        List.of("-O0", "-O3"),
        List.of(),
        environment,
        ProcessLimits.COMPILER,
        Capabilities.NONE);
  }

  static boolean isInstalled(String name) {
    return installed(List.of(name)).isPresent();
  }

  /** The first of them that is there. */
  static Optional<String> installed(List<String> names) {
    return names.stream()
        .filter(name -> SearchPath.ofEnvironment().find(name).isPresent())
        .findFirst();
  }
}
