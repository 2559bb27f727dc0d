package dev.assay.generate.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Typing;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import org.junit.jupiter.api.Test;

final class TrimTest {
  private static final String PROGRAM =
      """
      int a = 3;

      int main(void) {
        if (a > 5)
          a = 1;
        if (a > 2)
          a = 2;
        else
          a = 9;
        if (a++ > 7)
          a = 8;
        if (a > 5)
          a = 4;
        else
          a = 6;
        return a;
      }
      """;

  private static Program parsed(String text) {
    ParseResult result =
        Parser.parse(SourceText.of("test.c", text), DataModel.LP64, Standard.DEFAULT);
    assertTrue(result.errors().isEmpty(), () -> "" + result.errors());
    return result.program();
  }

  private static String trimmed(int executedPercent) {
    Program program = parsed(PROGRAM);
    var coverage = new Coverage();
    Execution run = Interpreter.run(program, Dialect.DEFAULT, Limits.DEFAULT, coverage);
    assertEquals(6, assertInstanceOf(Execution.Finished.class, run).exit());
    var typing = new Typing(DataModel.LP64, Standard.DEFAULT, program.tags(), _ -> {});
    Program result = Trim.of(program, coverage, typing, executedPercent).program();
    Execution again = Interpreter.run(result, Dialect.DEFAULT, Limits.DEFAULT);
    assertEquals(6, assertInstanceOf(Execution.Finished.class, again).exit());
    return Printer.print(result);
  }

  @Test
  void whatIsAliveEnoughStays() {
    assertEquals(Printer.print(parsed(PROGRAM)), trimmed(50));
  }

  /** The branch whose condition has a side effect stays: the condition is executed. */
  @Test
  void deadBranchesGo() {
    assertEquals(
        Printer.print(
            parsed(
                """
                int a = 3;

                int main(void) {
                  ;
                  if (a > 2)
                    a = 2;
                  if (a++ > 7)
                    a = 8;
                  if (!(a > 5))
                    a = 6;
                  return a;
                }
                """)),
        trimmed(100));
  }
}
