package dev.assay.generate.exact.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.generate.exact.lower.cxx.CxxWeights;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Arrays and members in the forms that only C++ has, where nothing can tell the difference. */
final class CxxFormsTest {
  private static final CxxWeights VECTORS = new CxxWeights(0, 0, 1_000_000, 0, 100, 0);
  private static final CxxWeights ARRAYS = new CxxWeights(0, 1_000_000, 0, 0, 0, 0);
  private static final CxxWeights VALARRAYS = new CxxWeights(0, 0, 0, 1_000_000, 100, 0);
  private static final CxxWeights STATICS = new CxxWeights(1, 0, 0, 0, 0, 100);

  private static String text(String source, String std, CxxWeights weights) {
    Plan plan = Bench.plan(source, std, 1, Barrier.NONE, weights);
    return Bench.lower(plan, 1).files().getFirst().text();
  }

  @Test
  void vectorsHaveListsFromCxx11On() {
    assertEquals(
        """
        #include <vector>

        std::vector<std::vector<int> > a = {{1, 2}, {3, 0}};
        const std::vector<long> b = {1, 0, 0};
        std::vector<int> c = std::vector<int>(4);

        int f(int i) {
          return a.at(i).at(1) + b.at(i) + c.at(2);
        }
        """,
        text(
            "int a[2][2] = {{1, 2}, {3}}; const long b[3] = {1}; int c[4];"
                + " int f(int i) { return a[i][1] + b[i] + c[2]; }",
            "c++11", VECTORS));
  }

  @Test
  void vectorsInArraysInVectorsHaveTheirElements() {
    var mixed = new CxxWeights(0, 1_000_000, 1_000_000, 0, 0, 0);
    Plan plan = Bench.plan("int a[3][2][4];", "c++11", 1, Barrier.NONE, mixed);
    String text =
        IntStream.range(0, 100)
            .mapToObj(seed -> Bench.lower(plan, seed).files().getFirst().text())
            .filter(one -> one.contains("std::vector<std::array<std::vector<int>, 2> > a ="))
            .findFirst()
            .orElseThrow();
    assertEquals(3 * 2 + 1, text.split("std::vector<int>\\(4\\)", -1).length, () -> text);
  }

  @Test
  void vectorsOfCxx98AreFilled() {
    assertEquals(
        """
        #include <vector>

        static const int a_values[2] = {1};
        std::vector<int> a = std::vector<int>(a_values, a_values + 2);
        """,
        text("int a[2] = {1};", "c++98", VECTORS));
  }

  @Test
  void constantContainersOfContainersAreFilledLikeOthers() {
    String text = text("const int a[2][2] = {{1, 2}, {3}};", "c++98", VECTORS);
    assertTrue(text.contains("static const int a_values[2][2] = {{1, 2}, {3}};"), () -> text);
    assertTrue(
        text.contains("result = std::vector<std::vector<int> >(2, std::vector<int>(2));"),
        () -> text);
    assertTrue(text.contains("const std::vector<std::vector<int> > a = make_a();"), () -> text);
  }

  @Test
  void constantArraysOfArraysHaveTwoBracesEach() {
    assertEquals(
        """
        #include <array>

        const std::array<std::array<int, 2>, 2> a = {{{{1, 2}}, {{3}}}};
        """,
        text("const int a[2][2] = {{1, 2}, {3}};", "c++11", ARRAYS));
  }

  @Test
  void valarraysHaveNoAt() {
    assertEquals(
        """
        #include <valarray>

        std::valarray<std::valarray<int> > a = {{1, 2}, std::valarray<int>(2)};

        int f(int i) {
          return a[i][i];
        }
        """,
        text("int a[2][2] = {{1, 2}}; int f(int i) { return a[i][i]; }", "c++17", VALARRAYS));
  }

  @Test
  void membersCanBeArrays() {
    assertEquals(
        """
        #include <array>

        struct s {
          std::array<int, 2> m;
          int n[2];
        };

        struct s x = {{{1}}, {2}};

        int *f(void) {
          x.m[1] = 2;
          return x.n;
        }
        """,
        text(
            "struct s { int m[2]; int n[2]; }; struct s x = {{1}, {2}};"
                + " int *f(void) { x.m[1] = 2; return x.n; }",
            "c++11", ARRAYS));
  }

  @Test
  void arraysThatAreUsedAsAWholeStay() {
    for (String use :
        new String[] {
          "int *f(void) { return a; }",
          "int f(int i) { return *(a + i); }",
          "unsigned long f(void) { return sizeof a; }",
          "int *f(int i) { return &a[i]; }",
          "int f(void) { int a[1] = {0}; return a[0]; }",
          "int *self[1]; int (*p)[2] = &a;"
        }) {
      String text = text("int a[2] = {1, 2}; " + use, "c++11", VECTORS);
      assertTrue(text.contains("int a[2] = {1, 2};"), text);
    }
    String volatiles = text("volatile int a[2]; int f(void) { return a[1]; }", "c++11", VECTORS);
    assertTrue(volatiles.contains("volatile int a[2];"), volatiles);
    String bools = text("_Bool a[2]; int f(void) { return a[1]; }", "c++11", VECTORS);
    assertTrue(bools.contains("bool a[2];"), bools);
  }

  @Test
  void elementsThatAnEarlierInitialiserNeedsAreThereFromTheStart() {
    String text = text("extern int a[2]; int *p = &a[1]; int a[2] = {1, 2};", "c++11", VECTORS);
    assertTrue(text.contains("int a[2] = {1, 2};"), text);
  }

  @Test
  void membersOfAnOnlyObjectCanBeStatic() {
    assertEquals(
        """
        struct s {
          static int a;
          static int *b[2];
          int c;
          unsigned int d : 3;
        };

        int s::a = 1;
        int *s::b[2] = {0};
        struct s x = {7};

        int f(void) {
          int *p = &x.c;

          return x.a + (x.b[0] == 0) + *p;
        }
        """,
        text(
            "struct s { int a; int *b[2]; int c; unsigned d : 3; };"
                + " struct s x = {1, {(void *)0}, 7};"
                + " int f(void) { int *p = &x.c; return x.a + (x.b[0] == 0) + *p; }",
            "c++11",
            STATICS));
  }

  @Test
  void membersOfSeveralObjectsAreNotStatic() {
    for (String use :
        new String[] {
          "struct s y;",
          "struct s f(void) { return x; }",
          "void *f(void) { return &x; }",
          "unsigned long f(void) { return sizeof(struct s); }"
        }) {
      String text = text("struct s { int a, b; } x; " + use, "c++11", STATICS);
      assertTrue(!text.contains("static"), text);
    }
  }
}
