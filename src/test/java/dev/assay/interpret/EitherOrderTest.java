package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.assay.c.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs that share a translation do what runs of their own would. */
final class EitherOrderTest {
  private static final String HEAD =
      """
      int n;
      static int next(void) { return ++n; }
      static int twice(void) { n *= 2; return n; }
      static int sum(int a, int b, int c) { return 100 * a + 10 * b + c; }
      struct triple { int a, b, c; };
      """;

  private static Execution alone(Program program, Choices choices) {
    return Interpreter.run(program, Dialect.DEFAULT, Limits.DEFAULT, choices, Outside.NOBODY);
  }

  private static void assertAsAlone(String text) {
    Program program = CText.parse(text);
    EitherOrder runs = Interpreter.eitherOrder(program, Dialect.DEFAULT, Limits.DEFAULT);
    Execution left = alone(program, Choices.DEFAULT);
    Execution right = alone(program, Choices.DEFAULT.withRightToLeft());
    assertEquals(shown(left), shown(runs.fromLeft()));
    assertEquals(shown(right), shown(runs.fromRight()));
    assertEquals(shown(left), shown(runs.fromLeft()), "once more");
  }

  private static String shown(Execution execution) {
    return assertInstanceOf(Execution.Finished.class, execution).stdout();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "printf(\"%d\", next() - twice());",
        "printf(\"%d\", sum(next(), twice(), next()));",
        "printf(\"%d %d %d\", next(), twice(), next());",
        "int a[9] = { 0 }; a[next()] = twice(); printf(\"%d %d\", a[2], a[3]);",
        "int a[9] = { 1, 2, 3 }; a[next()] += twice(); printf(\"%d %d\", a[2], a[3]);",
        "n = 3; n += twice(); printf(\"%d\", n);",
        "int a[3] = { next(), twice(), next() }; printf(\"%d%d%d\", a[0], a[1], a[2]);",
        "struct triple t = { .c = next(), .a = twice() }; printf(\"%d%d\", t.a, t.c);",
        "double d = next() / 2.0 + twice(); printf(\"%g\", d);",
      })
  void eachOrderIsItsOwn(String body) {
    String text = HEAD + "int main(void) { n = 1; " + body + " return 0; }";
    assertAsAlone(text);
    Program program = CText.parse(text);
    EitherOrder runs = Interpreter.eitherOrder(program, Dialect.DEFAULT, Limits.DEFAULT);
    if (!body.contains(".c = ")) {
      assertNotEquals(shown(runs.fromLeft()), shown(runs.fromRight()), "a test of nothing");
    }
  }

  @Test
  void whatDoesNotDependOnTheOrderIsTheSame() {
    String text = HEAD + "int main(void) { printf(\"%d\", sum(1, n, 3) + n * 2); return 0; }";
    assertAsAlone(text);
    EitherOrder runs = Interpreter.eitherOrder(CText.parse(text), Dialect.DEFAULT, Limits.DEFAULT);
    assertEquals(runs.fromLeft(), runs.fromRight());
  }

  @Test
  void undefinedInOneOrderOnly() {
    String text =
        HEAD
            + """
            int *p;
            static int set(void) { static int x = 5; p = &x; return 1; }
            static int get(void) { return *p; }
            int main(void) { return set() + get(); }
            """;
    EitherOrder runs = Interpreter.eitherOrder(CText.parse(text), Dialect.DEFAULT, Limits.DEFAULT);
    assertInstanceOf(Execution.Finished.class, runs.fromLeft());
    assertInstanceOf(Execution.Undefined.class, runs.fromRight());
    assertInstanceOf(Execution.Finished.class, runs.fromLeft());
  }
}
