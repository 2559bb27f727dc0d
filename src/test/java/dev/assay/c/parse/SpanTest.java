package dev.assay.c.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import org.junit.jupiter.api.Test;

class SpanTest {
  private static final String TEXT =
      """
      int g(int, int);
      int f(int n) {
        int x = n * (n + 1);
        if (x > 1)
          return g(x,
                   2);
        return x;
      }
      """;

  private static String show(Span span) {
    return span.line() + ":" + span.column() + "-" + span.endLine() + ":" + span.endColumn();
  }

  @Test
  void statementsAndExpressions() {
    Program program = Sources.program(TEXT);
    assertEquals("2:1-8:1", show(Sources.function(program, "f").span()));
    var body = Sources.body(program, "f");
    assertEquals("3:3-3:21", show(body.get(0).span()));
    var branch = (Stmt.If) body.get(1);
    assertEquals("4:3-6:16", show(branch.span()));
    assertEquals("4:7-4:11", show(branch.condition().span()));
    var call = (Expr.Call) ((Stmt.Return) branch.then()).value().orElseThrow();
    assertEquals("5:12-6:15", show(call.span()));
    assertEquals("6:14-6:14", show(call.arguments().get(1).span()));
  }

  @Test
  void markersGiveFileAndLine() {
    Program program = Sources.program("# 100 \"dir/x.c\"\n\n  int f(void) { return 1; }\n");
    assertEquals("dir/x.c:101:3", Sources.function(program, "f").span().toString());
  }
}
