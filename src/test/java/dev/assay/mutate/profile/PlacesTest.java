package dev.assay.mutate.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.print.Printer;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Limits;
import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.random.Seed;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What is in scope, and what of it can be read and written. */
final class PlacesTest {
  /** The places before {@code here}, which is declared; those that may not be written in angles. */
  private static String at(String text) {
    Program program = MutationBench.parse("void here(void);" + text);
    Stmt here =
        Spots.of(program).all().stream()
            .map(Spot::statement)
            .filter(s -> Printer.print(s).equals("here();"))
            .findFirst()
            .orElseThrow();
    var places = new Places(program, new Seed(1));
    var chosen = Collections.newSetFromMap(new IdentityHashMap<Stmt, Boolean>());
    chosen.add(here);
    return places.at(Scopes.of(program, chosen).getFirst()).stream()
        .map(PlacesTest::shown)
        .collect(Collectors.joining(" "));
  }

  private static String shown(Place place) {
    String text = Printer.print(place.lvalue());
    return place.writable() ? text : "<" + text + ">";
  }

  @Test
  void whatIsDeclaredBefore() {
    assertEquals(
        "b i s q p g",
        at(
            """
            int g;
            void f(int p, int q) {
              static int s;
              for (int i = 0; ; ) {
                int b;
                { int inner; }
                here();
                int later;
              }
              int after;
            }
            int behind;
            """));
  }

  @Test
  void theLastOfANameIsMeant() {
    assertEquals("x y", at("double x, y; void f(void) { int x; here(); }"));
    assertEquals("y", at("int x, y; void f(void) { typedef int x; here(); }"));
    assertEquals("y", at("int x, y; void f(void) { enum { x }; here(); }"));
    assertEquals("y s.e", at("int x, y; void f(void) { struct { enum { x } e; } s; here(); }"));
    assertEquals("y", at("int y; void f(void) { int x; { void x(void); here(); } }"));
    assertEquals("<y>", at("int x, y; void f(void) { int x = ({ here(); 1; }); }"));
  }

  @Test
  void partsOfVariables() {
    assertEquals(
        "s.a s.b s.i.c s.d v[0] v[1] m[0][0] m[1][0] t[0].k",
        at(
            """
            struct in { int c; };
            void f(void) {
              struct { int k; } t[1];
              int m[2][1];
              short v[2];
              struct { int a; unsigned b : 2, : 3; struct in i; struct { int d; }; union { int u; float w; }; } s;
              here();
            }
            """));
  }

  @Test
  void pointersAndWhatTheyPointTo() {
    assertEquals(
        "a b c d <*a> <*b>",
        at("void f(void) { void *d; float *c; const char *b; int *a; here(); }"));
  }

  @Test
  void whatMayNotBeWritten() {
    assertEquals(
        "p <c> <s.k> s.n <a[0]>",
        at(
            """
            void f(void) {
              const int a[1] = {1};
              struct { const int k; int n; } s = {1, 2};
              const int c = 1;
              float *p;
              here();
            }
            """));
  }

  @Test
  void whatMayNotBeRead() {
    assertEquals(
        "x p n",
        at(
            """
            volatile int v;
            _Atomic int a;
            _Thread_local int t;
            extern int elsewhere;
            extern int open[];
            union { int u; } u;
            struct { volatile int v; } w;
            void f(int n) {
              register int r[2];
              int vla[n];
              int (*rows)[n];
              __builtin_va_list list;
              volatile int *p;
              int x;
              here();
            }
            """));
  }

  @Test
  void besidesRestrictOnlyWhatHasNoAddress() {
    assertEquals(
        "x h a[0]",
        at(
            """
            int g, h, a[1], b[1];
            static void set(int *restrict p) { *p = 1; }
            void f(void) { int x; set(&g); set(b); x = a[0]; here(); }
            """));
  }

  @Test
  void statementExpressionsChangeNothingAround() {
    assertEquals("y <x>", at("void f(int x) { int z = 1 + ({ int y = 1; here(); y; }); }"));
    assertEquals("y", at("void f(int x) { int z = x++ + ({ int y = 1; here(); y; }); }"));
    assertEquals("y <x>", at("void f(int x) { x = ({ int y = 1; here(); y; }); }"));
    assertEquals("y <x>", at("void f(int x) { f(({ int y = 1; here(); y; })); }"));
    assertEquals("q", at("void f(int x) { x = x++ + ({ int *q = &x; here(); 1; }); }"));
  }

  @Test
  void localsStayAsTheyAreForSetjmp() {
    assertEquals("<x> g", at("int setjmp(int *); int g; void f(int x) { setjmp(0); here(); }"));
  }

  @Test
  void arraysGetTheSizeThatIsKnown() {
    assertEquals("a[0] a[1]", at("int a[] = {1, 2}; extern int a[]; void f(void) { here(); }"));
    assertEquals("", at("void f(void) { extern int e; here(); } int e;"));
  }

  @Test
  void profilesReadThemAll() {
    MutationBench bench = MutationBench.of("int a[] = {1, 2}; int main(void) { return a[0] - 1; }");
    Profiler.Result result =
        Profiler.profile(bench.program(), Dialect.DEFAULT, Limits.DEFAULT, List.of(), new Seed(1));
    assertEquals(true, result instanceof Profiler.Result.Done);
    assertEquals(2, bench.point(bench.spotOf("return")).columns().size());
  }
}
