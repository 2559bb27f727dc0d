package dev.assay.c.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.Stmt;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Random expressions, written with all parentheses, are printed with those that are needed. */
final class RandomExpressionTest {
  private static final int EXPRESSIONS = 100;

  @RepeatedTest(20)
  void printedExpressionsAreTheSame(RepetitionInfo repetition) {
    var random = new RandomExpressions(repetition.getCurrentRepetition());
    for (int i = 0; i < EXPRESSIONS; i++) {
      String text = random.expression(6);
      Expr expr = parse(text).orElseThrow(() -> new AssertionError("not valid: " + text));
      String printed = Printer.print(expr);
      Optional<Expr> again = parse(printed);
      assertTrue(again.isPresent(), () -> "not valid: " + printed + "\nfrom: " + text);
      assertEquals(
          Optional.empty(), TreeDifference.between(expr, again.get()), () -> text + "\n" + printed);
      assertEquals(printed, Printer.print(again.get()));
    }
  }

  @Test
  void noPairOfParenthesesCanBeLeftOut() {
    var random = new RandomExpressions(4711);
    for (int i = 0; i < EXPRESSIONS; i++) {
      Expr expr = parse(random.expression(4)).orElseThrow();
      String printed = Printer.print(expr);
      Deque<Integer> open = new ArrayDeque<>();
      for (int at = 0; at < printed.length(); at++) {
        if (printed.charAt(at) == '(') {
          open.push(at);
        } else if (printed.charAt(at) == ')') {
          assertNeeded(expr, printed, open.pop(), at);
        }
      }
    }
  }

  private static void assertNeeded(Expr expr, String text, int open, int close) {
    String without =
        text.substring(0, open)
            + " "
            + text.substring(open + 1, close)
            + " "
            + text.substring(close + 1);
    // The operand of sizeof may be a compound literal, whose parentheses are kept for people.
    boolean same = parse(without).equals(Optional.of(expr)) && !text.contains("sizeof ((");
    assertTrue(!same, () -> text + "\nmeans the same as\n" + without);
  }

  private static Optional<Expr> parse(String text) {
    String program = RandomExpressions.DECLARATIONS + "void test(void) { " + text + "; }\n";
    ParseResult result =
        Parser.parse(SourceText.of("test.c", program), DataModel.LP64, Standard.DEFAULT);
    return result.hasErrors() ? Optional.empty() : Optional.of(last(result.program()));
  }

  private static Expr last(Program program) {
    var function = (Decl.Function) program.declarations().getLast();
    Stmt stmt = function.body().orElseThrow().items().getFirst();
    return ((Stmt.Expression) stmt).expr();
  }
}
