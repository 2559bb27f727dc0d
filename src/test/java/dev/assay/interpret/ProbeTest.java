package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ProbeTest {
  /** Writes down the variables x, y and s whenever a printf statement is entered. */
  private static final class Recorder implements Probe {
    private final List<String> seen = new ArrayList<>();

    @Override
    public boolean watches(Stmt statement) {
      return statement instanceof Stmt.Expression e && e.expr() instanceof Expr.Call;
    }

    @Override
    public boolean watches(Expr expression) {
      return expression instanceof Expr.Binary;
    }

    @Override
    public void entered(Stmt statement, View view) {
      byte[] bytes = view.bytes("s");
      seen.add(view.value("x") + " " + view.value("y") + " " + (bytes == null ? "none" : bytes[0]));
    }

    @Override
    public void evaluated(Expr expression, Object value) {
      seen.add("=" + value);
    }
  }

  @Test
  void seesEntriesVariablesAndValues() {
    var recorder = new Recorder();
    Execution execution =
        Interpreter.run(
            CText.parse(
                """
                static double y = 0.5;
                int main(void) {
                  int x;
                  printf("a");
                  x = 2;
                  { char s[2] = "k"; int *p = &x; x = *p * 3; printf("b"); }
                  { long x = 7; printf("c"); y = x; }
                }
                """),
            Dialect.DEFAULT,
            Limits.DEFAULT,
            recorder);
    assertEquals(
        "abc", assertInstanceOf(Execution.Finished.class, execution, execution::toString).stdout());
    assertEquals(List.of("null 0.5 none", "=6", "6 0.5 107", "7 0.5 none"), recorder.seen);
  }
}
