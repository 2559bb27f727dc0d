package dev.assay.c.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Walks show every node once, parents first. */
final class WalkTest {
  @Test
  void expressionsComeBeforeTheirParts() {
    Expr left = SampleTree.name("a");
    Expr right = SampleTree.sum(SampleTree.name("b"), SampleTree.name("c"));
    Expr sum = SampleTree.sum(left, right);
    assertEquals(
        List.of(sum, left, right, SampleTree.name("b"), SampleTree.name("c")),
        Walk.expressions(sum));
  }

  @Test
  void everyKindOfNodeIsReached() {
    List<String> kinds = new ArrayList<>();
    Walk.over(
        SampleTree.program(),
        new Visitor() {
          @Override
          public void expr(Expr expr) {
            kinds.add(expr.getClass().getSimpleName());
          }

          @Override
          public void stmt(Stmt stmt) {
            kinds.add(stmt.getClass().getSimpleName());
          }

          @Override
          public void decl(Decl decl) {
            kinds.add(decl.getClass().getSimpleName());
          }
        });
    for (Class<?> kind : Expr.class.getPermittedSubclasses()) {
      assertTrue(kinds.contains(kind.getSimpleName()), kind.getSimpleName());
    }
    for (Class<?> kind : Stmt.class.getPermittedSubclasses()) {
      assertTrue(kinds.contains(kind.getSimpleName()), kind.getSimpleName());
    }
  }

  @Test
  void systemHeadersAreLeftOut() {
    List<Decl> seen = new ArrayList<>();
    Walk.over(
        SampleTree.program(),
        new Visitor() {
          @Override
          public void decl(Decl decl) {
            seen.add(decl);
          }
        });
    String names =
        seen.stream()
            .filter(d -> d instanceof Decl.Variable)
            .map(d -> ((Decl.Variable) d).name())
            .collect(Collectors.joining(" "));
    assertEquals("variable local i", names);
  }

  @Test
  void statementsInsideExpressionsAreFound() {
    Stmt inner = new Stmt.Break(SampleTree.SPAN);
    Expr expr =
        new Expr.StatementExpr(SampleTree.block(inner), dev.assay.c.CType.INT, SampleTree.SPAN);
    Stmt outer = new Stmt.Expression(expr, SampleTree.SPAN);
    assertEquals(List.of(outer, SampleTree.block(inner), inner), Walk.statements(outer));
  }
}
