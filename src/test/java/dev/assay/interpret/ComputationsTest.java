package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Functions that look as if they only computed, and do not, are called in the order of the run. */
final class ComputationsTest {
  private static String shown(Program program, Choices choices) {
    Execution run =
        Interpreter.run(program, Dialect.DEFAULT, Limits.DEFAULT, choices, Outside.NOBODY);
    return assertInstanceOf(Execution.Finished.class, run).stdout();
  }

  private static Program calls(String definitions) {
    return CText.parse(
        """
        %s
        static int digits(int a, int b) { return 10 * a + b; }
        int main(void) { printf("%%d", digits(f(1), f(2))); return 0; }
        """
            .formatted(definitions));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int n = 5; static int f(int a) { return n = n - a; }",
        "int n = 5; static int f(int a) { n -= a; return n; }",
        "int n = 5; static int g(int a) { n -= a; return n; } int f(int a) { return g(a); }",
        "int n = 5; static int f(int a) { int *p = &n; *p -= a; return n; }",
        "static int f(int a) { static int n = 5; n -= a; return n; }",
        "volatile int n = 5; static int f(int a) { return n -= a; }",
        "int n[1] = { 5 }; static int f(int a) { return n[0] -= a; }",
        "struct { int n; } s = { 5 }; static int f(int a) { return s.n -= a; }",
        "int n = 5; static int f(int a) { return ({ n -= a; n; }); }",
        "int n = 5; static int f(int a) { a = n -= a; int n = a; return n; }",
        "int n = 5; static int f(int a) { return a ? (n -= a) : f(1); }",
        "int n = 5; static int g(int a) { return n -= a; } int (*p)(int) = g;"
            + " static int f(int a) { return p(a); }",
        "int n = 5; static void end(int *a) { n -= *a; }"
            + " static int f(int a) { __attribute__((cleanup(end))) int b = a; return n + b; }",
      })
  void stateIsSeen(String definitions) {
    Program program = calls(definitions);
    String left = shown(program, Choices.DEFAULT);
    String right = shown(program, Choices.DEFAULT.withRightToLeft());
    assertNotEquals(left, right, "a test of nothing");
    EitherOrder both = Interpreter.eitherOrder(program, Dialect.DEFAULT, Limits.DEFAULT);
    assertEquals(left, assertInstanceOf(Execution.Finished.class, both.fromLeft()).stdout());
    assertEquals(right, assertInstanceOf(Execution.Finished.class, both.fromRight()).stdout());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static int f(int a) { return a < 0 ? -a : a; }",
        "static int f(int a) { int s = 0; for (int i = 0; i <= a; i++) s += i; return s; }",
        "static int g(int a) { return a + 1; } static int f(int a) { return g(g(a)); }",
        "static int f(int a) { switch (a) { case 1: return 7; default: return 8; } }",
      })
  void computationsAreTheSameInEitherOrder(String definitions) {
    Program program = calls(definitions);
    EitherOrder both = Interpreter.eitherOrder(program, Dialect.DEFAULT, Limits.DEFAULT);
    assertEquals(both.fromLeft(), both.fromRight());
  }

  /** In the order from the left the program ends before it divides. */
  @Test
  void aComputationMayBeUndefined() {
    Program program =
        CText.parse(
            """
            void exit(int);
            static int f(int a) { return 5 / a; }
            static int leave(void) { exit(0); }
            int main(void) { return leave() + f(0); }
            """);
    EitherOrder both = Interpreter.eitherOrder(program, Dialect.DEFAULT, Limits.DEFAULT);
    assertInstanceOf(Execution.Finished.class, both.fromLeft());
    Execution.Undefined found = assertInstanceOf(Execution.Undefined.class, both.fromRight());
    assertEquals(UbKind.DIVISION_BY_ZERO, found.kind());
  }

  /** A probe may tell what it sees apart by when it sees it. */
  @Test
  void whoLooksOnSeesTheOrder() {
    Program program = calls("static int f(int a) { return a; }");
    assertEquals(List.of(1L, 2L), seen(program, Choices.DEFAULT));
    assertEquals(List.of(2L, 1L), seen(program, Choices.DEFAULT.withRightToLeft()));
  }

  /** What the parameter of f is, each time it returns. */
  private static final class Recorder implements Probe {
    private final List<Object> seen = new ArrayList<>();

    @Override
    public boolean watches(Stmt statement) {
      return statement instanceof Stmt.Return r
          && r.value().orElseThrow() instanceof Expr.Implicit i
          && i.operand() instanceof Expr.Name;
    }

    @Override
    public void entered(Stmt statement, View view) {
      seen.add(view.value("a"));
    }
  }

  private static List<Object> seen(Program program, Choices choices) {
    var recorder = new Recorder();
    var outside = new Outside(Optional.of(recorder), Optional.empty());
    assertInstanceOf(
        Execution.Finished.class,
        Interpreter.run(program, Dialect.DEFAULT, Limits.DEFAULT, choices, outside));
    return recorder.seen;
  }
}
