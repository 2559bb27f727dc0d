package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Standard;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class UnityBuildTest {
  private static final String MAIN = "#include \"a.h\"\nint main(void) { return f(); }\n";

  @Test
  void oneUnitStaysAsItIs() {
    TestCase test = test("int f;", MAIN, "");
    var single =
        new TestCase(
            test.origin(),
            test.standard(),
            test.files(),
            List.of("a.c"),
            List.of(),
            Expectation.NONE);
    assertSame(single, UnityBuild.of(single).orElseThrow());
  }

  @Test
  void unitsAreIncludedByOneFile() {
    TestCase test =
        test("static int seven = 7;\nint f(void) { return seven; }\n", MAIN, "int f(void);");
    TestCase whole = UnityBuild.of(test).orElseThrow();
    assertEquals(1, whole.units().size());
    SourceFile unity = whole.files().getFirst();
    assertEquals(whole.units().getFirst(), unity.name());
    assertEquals("#include \"a.c\"\n#include \"b.c\"\n", unity.text());
    assertEquals(test.files(), whole.files().subList(1, whole.files().size()));
  }

  /** Each of these could mean something else if it were one unit. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      commentCharacter = '%',
      value = {
        "static int x;|int main(void) { static int y; return y; }|int x(void);",
        "static int n;|static int n; int main(void) { return n; }|",
        "static int a, n;|static int n; int main(void) { return n; }|",
        "static int a = 1, *b[2] = {0}, n = 3;|int n; int main(void) { return n; }|",
        "static struct s { int a; } n;|int n; int main(void) { return n; }|",
        "static const struct s { int a; } m = {1}, n[2];|int n; int main(void) { return n; }|",
        "static __attribute__((unused)) int n;|int n; int main(void) { return n; }|",
        "static int (*a)(void), n;|int n; int main(void) { return n; }|",
        "static int n(a) int a; { return a; }|int n(int); int main(void) { return n(1); }|",
        "static int n = 1;|extern int n; int main(void) { return n; }|",
        "static int n = 1;|int main(void) { extern int n; return n; }|",
        "static const char *const names[2];|int names; int main(void) { return 0; }|",
        "#define N 3|int main(void) { int N = 4; return N; }|",
        "static void f(void) {}|int f(void) { return 1; } int main(void) { return f(); }|",
        "int f(void);|int main(void) { return f(); }|static int counter;",
        "int f(void);|int main(void) { return f(); }|static unsigned long table[4] = {1};"
      })
  void whatOneUnitHasForItselfKeepsThemApart(String one, String other, String header) {
    boolean apart = one.startsWith("static int x");
    assertEquals(apart, UnityBuild.of(test(one, other, header == null ? "" : header)).isPresent());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int f(void);",
        "static const int limit = 4;",
        "static inline int twice(int n) { return 2 * n; }",
        "extern int g;"
      })
  void sharedDeclarationsDoNotMatter(String header) {
    assertTrue(UnityBuild.of(test("int f(void) { return 1; }", MAIN, header)).isPresent());
  }

  /** Statics of one unit, and what is called so in the other one without being at file scope. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      commentCharacter = '%',
      value = {
        "static int state;|struct s { int state; }; int main(void) { struct s a; a.state = 0; }",
        "static int n = 1;|int g(int n) { return n; } int main(void) { return g(0); }",
        "static int a = 1, b;|int f(void) { return 1; } int main(void) { int b = f(); return b; }",
        "static struct s { int a; } v;|struct s { int a; }; int a; int main(void) { return a; }",
        "static char hash[3];|int main(void) { char c = '{'; int hash = 0; return hash; }",
        "int f(void) { static int x; return x; }|int x; int main(void) { return x; }",
      })
  void namesInsideOfTheOtherUnitDoNotMatter(String one, String other) {
    assertTrue(UnityBuild.of(test(one, other, "")).isPresent());
  }

  @Test
  void commentsDoNotMatter() {
    assertTrue(UnityBuild.of(test("static int n;", "/* n\n n */" + MAIN, "")).isPresent());
  }

  private static TestCase test(String one, String other, String header) {
    return new TestCase(
        new Origin("test", new Seed(1), ""),
        Standard.DEFAULT,
        List.of(
            new SourceFile("a.c", one + "\n"),
            new SourceFile("b.c", other + "\n"),
            new SourceFile("a.h", header + "\n")),
        List.of("a.c", "b.c"),
        List.of(),
        Expectation.NONE);
  }
}
