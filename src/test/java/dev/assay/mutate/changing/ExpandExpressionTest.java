package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class ExpandExpressionTest {
  private static final ChangingMutator MUTATOR = new ExpandExpression();

  @Test
  void anExpressionIsJoinedWithAnother() {
    Set<String> texts = ChangeBench.of(MUTATOR, "void f(int a) { a = 7; }").texts(200);
    for (String wanted :
        new String[] {"7 + 7", "7 << 7", "7 && 7", "(7, 7)", "7 ? 7 : 7", "7 < 7"}) {
      assertTrue(texts.contains("void f(int a) { a = " + wanted + "; }"), wanted);
    }
  }

  @Test
  void namesMeanTheSameThere() {
    Set<String> texts =
        ChangeBench.of(
                MUTATOR,
                """
                int f(int a) { return a; }
                int g(int b) { { int a = 3; b = a; } return b; }
                """)
            .texts(200);
    assertTrue(texts.stream().noneMatch(t -> t.matches("int f\\(int a\\) \\{[^}]*\\bb\\b.*")));
    assertTrue(texts.stream().noneMatch(t -> t.matches(".*\\} return [^}]*\\ba\\b[^}]*\\} \\}")));
    assertTrue(texts.stream().noneMatch(t -> t.matches(".*int a = [^;]*\\ba\\b.*")));
  }

  @Test
  void aPointerIsMovedOrChosen() {
    assertTrue(
        ChangeBench.of(MUTATOR, "int f(int *p, int i) { return p[i]; }").texts(100).stream()
            .anyMatch(t -> t.contains("(i, p)[i]")));
  }

  @Test
  void integersStayIntegersWhereTheyMust() {
    Set<String> texts =
        ChangeBench.of(MUTATOR, "int f(int a, double b) { return a % 3 > b; }").texts(150);
    assertTrue(texts.stream().noneMatch(t -> t.matches(".*\\(.* [-+*/] b\\) %.*")));
    assertTrue(texts.stream().anyMatch(t -> t.matches(".*\\(.*b.*\\) % 3 > b.*")));
  }

  @Test
  void labelsComeOnce() {
    Set<String> texts =
        ChangeBench.of(MUTATOR, "int f(int a) { return ({ goto l; l: a; }); }").texts(60);
    assertTrue(texts.stream().noneMatch(t -> t.matches(".*goto l.*goto l.*")));
  }

  @Test
  void constantsAreLetAlone() {
    assertEquals(
        Set.of(),
        ChangeBench.of(MUTATOR, "int a = 1; int b[] = {2, 3}; enum { E = 4 };").texts(20));
  }

  @Test
  void cautionAddsNothingRisky() {
    Set<String> texts =
        ChangeBench.conservative(MUTATOR, "int f(int a) { return a / 3; }").texts(100);
    assertTrue(texts.stream().noneMatch(t -> t.matches(".*(<<|>>|%).*")));
    assertTrue(texts.stream().noneMatch(t -> t.matches(".*/ [^3].*")));
  }
}
