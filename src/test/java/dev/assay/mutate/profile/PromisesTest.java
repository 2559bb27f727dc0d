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
  void aPointerMayLeadToAnyFunction() {
    assertEquals(
        List.of("other", "one"),
        bound(
            """
            int other(int a) { return a; }
            __attribute__((const)) int one(int a, int (*p)(int)) { return p(a); }
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
