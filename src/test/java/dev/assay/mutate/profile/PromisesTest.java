package dev.assay.mutate.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.print.Printer;
import dev.assay.mutate.MutationBench;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PromisesTest {
  private static List<String> bound(String text) {
    Program program = MutationBench.parse(text);
    Promises promises = Promises.of(program);
    return program.declarations().stream()
        .filter(d -> d instanceof Decl.Function f && f.body().isPresent() && promises.bind(f))
        .map(d -> ((Decl.Function) d).name())
        .toList();
  }

  @Test
  void whoPromisesIsBoundAndWhomItCalls() {
    assertEquals(
        List.of("deep", "called", "one", "two"),
        bound(
            """
            int deep(int a) { return a; }
            int called(int a) { return deep(a); }
            __attribute__((const)) int one(int a) { return called(a); }
            int two(int a) __attribute__((__pure__));
            int two(int a) { return a; }
            int free(int a) { return one(a); }
            """));
  }

  /** As gcc reads them. */
  @Test
  void promisesMayStandBehindTheStarOfAResult() {
    assertEquals(
        List.of("one"),
        bound(
            """
            int g;
            int *__attribute__((const)) one(int a) { return &g; }
            int *__attribute__((aligned(8))) two(int a) { return &g; }
            """));
  }

  @Test
  void withoutPromisesNobodyIs() {
    assertEquals(List.of(), bound("__attribute__((noinline)) int f(int a) { return a; } int g;"));
  }

  @Test
  void aPointerMayLeadToAnyFunctionThatIsNotOnlyCalled() {
    assertEquals(
        List.of("deep", "other", "tabled", "one"),
        bound(
            """
            int deep(int a) { return a; }
            int other(int a) { return deep(a); }
            int tabled(int a) { return a; }
            int (*table[1])(int) = {tabled};
            int free(int a) { return other(a); }
            __attribute__((const)) int one(int a, int (*p)(int)) { return p(a); }
            int main(void) { return one(1, other) + free(2); }
            """));
  }

  @Test
  void aPointerThatNobodyWhoPromisesCallsLeadsToNobody() {
    assertEquals(
        List.of("one"),
        bound(
            """
            int other(int a) { return a; }
            __attribute__((const)) int one(int a) { return a; }
            int caller(int a, int (*p)(int)) { return p(a); }
            int main(void) { return one(1) + caller(2, &other); }
            """));
  }

  @Test
  void librariesCallBack() {
    assertEquals(
        List.of("compare", "one"),
        bound(
            """
            typedef int order(const void *, const void *);
            void qsort(void *, unsigned long, unsigned long, order *);
            int compare(const void *a, const void *b) { return 0; }
            int free(void) { return 1; }
            order *const how = compare;
            __attribute__((pure)) int one(int a) { int t[2] = {a, 1}; qsort(t, 2, 4, how); return *t; }
            """));
  }

  @Test
  void aFunctionMayHaveSeveralNames() {
    assertEquals(
        List.of("behind", "linked", "last", "one"),
        bound(
            """
            int behind(int a) { return a; }
            int alias(int a) __attribute__((alias("behind")));
            int linked(int a) __asm__("assembled");
            int linked(int a) { return a; }
            int again(int a) __asm__("assembled");
            void last(int *a) {}
            int free(int a) { return a; }
            __attribute__((const)) int one(int a) {
              int b __attribute__((cleanup(last))) = alias(a);
              return again(b);
            }
            """));
  }

  @Test
  void onlyOwnVariablesAreReadThere() {
    MutationBench bench =
        MutationBench.of(
            """
            int g = 3;
            static int called(int a, int *p) { static int s = 4; int l = a; l += 1; return l; }
            __attribute__((const)) static int f(int a) { return called(a, 0); }
            static int free(int b) { b += 2; return b; }
            int main(void) { return f(1) + free(2); }
            """);
    assertEquals(List.of("l", "p", "a"), places(bench, "l += 1"));
    assertEquals(List.of("b", "g"), places(bench, "b += 2"));
  }

  private static List<String> places(MutationBench bench, String spot) {
    return bench.point(bench.spotOf(spot)).columns().stream()
        .map(column -> Printer.print(column.place().lvalue()))
        .toList();
  }
}
