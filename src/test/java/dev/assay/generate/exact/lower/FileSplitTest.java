package dev.assay.generate.exact.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.generate.GeneratedFile;
import dev.assay.generate.exact.lower.cxx.CxxWeights;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Three files say what one file says. */
final class FileSplitTest {
  @TempDir Path folder;

  private static Lowered lowered(String text, String std) {
    return Bench.lower(Bench.plan(text, std, 3, Barrier.ASM, CxxWeights.NONE), 0);
  }

  private static String file(Lowered lowered, String name) {
    return lowered.files().stream()
        .filter(f -> f.name().equals(name))
        .map(GeneratedFile::text)
        .findFirst()
        .orElseThrow();
  }

  private static final String SMALL =
      """
      struct s { int a; };
      static struct s in_s = {4};
      const int in_c = 2;
      static int seen;
      extern int out;
      int out;
      static int helper(int x);
      static int (*const table[1])(int);
      static int helper(int x) { return x + in_s.a; }
      static int listed(int x) { return helper(x); }
      static int (*const table[1])(int) = {listed};
      static inline int test(void) { return helper(in_c) + table[0](1); }
      static void init(void) { seen++; }
      int main(void) { init(); out = test(); return out; }
      """;

  private static final String DRIVER =
      """
      #include "test.h"

      struct s in_s = {4};
      const int in_c = 2;
      static int seen;
      int out;
      int (*const table[1])(int);
      int (*const table[1])(int) = {listed};

      static void init(void) {
        seen++;
      }

      int main(void) {
        init();
        out = test();
        return out;
      }
      """;

  @Test
  void eachPartIsWhereItBelongs() {
    Lowered lowered = lowered(SMALL, "c11");
    assertEquals(List.of("func.c", "driver.c"), lowered.units());
    assertEquals(
        """
        #ifndef TEST_H
        #define TEST_H

        struct s {
          int a;
        };

        extern struct s in_s;
        extern const int in_c;
        extern int out;
        extern int (*const table[1])(int);

        int listed(int x);
        int test(void);

        #endif
        """,
        file(lowered, "test.h"));
    assertEquals(DRIVER, file(lowered, "driver.c"));
    assertEquals(
        """
        #include "test.h"

        static int helper(int x);

        static int helper(int x) {
          return x + in_s.a;
        }

        int listed(int x) {
          return helper(x);
        }

        int test(void) {
          return helper(in_c) + table[0](1);
        }
        """,
        file(lowered, "func.c"));
  }

  @Test
  void theFilesAreBuiltApartAndTogether() {
    assumeTrue(Bench.isInstalled("gcc"), "gcc is not installed");
    for (String text : List.of(SMALL, Samples.SHAPES, Samples.DIFFERENCES)) {
      Lowered lowered = lowered(text, "gnu17");
      Bench.write(folder, lowered.files());
      var unity = new GeneratedFile("unity.c", "#include \"func.c\"\n#include \"driver.c\"\n");
      Bench.write(folder, List.of(unity));
      String expected = Bench.interpreted(lowered.tree());
      assertEquals(expected, Bench.built("gcc", "gnu17", "-O2", lowered.units(), folder));
      assertEquals(expected, Bench.built("gcc", "gnu17", "-O2", List.of("unity.c"), folder));
    }
  }

  @Test
  void theCommentCannotEndEarly() {
    Plan plan = Bench.plan("int main(void) { return 0; }", "c99", 1, Barrier.NONE, CxxWeights.NONE);
    var commented =
        new Plan(
            plan.program(),
            plan.driver(),
            plan.hidden(),
            plan.target(),
            1,
            Barrier.NONE,
            "seed 5\n\na */ b",
            plan.cxx());
    assertEquals(
        """
        /*
         * seed 5
         *
         * a * / b
         */
        int main(void) {
          return 0;
        }
        """,
        file(Bench.lower(commented, 0), "test.c"));
  }
}
