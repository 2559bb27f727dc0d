package dev.assay.generate.exact.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.walk.Walk;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.generate.exact.policy.OperatorContext;
import dev.assay.generate.exact.policy.Parameter;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Restrictions of expressions, and what expressions remember. */
final class RegionsTest {
  private static final GenerationPolicy STEADY =
      GenerationPolicy.plain().with(Parameter.SUBTREE_REGIONS, 0);
  private static final GenerationPolicy KEEPING =
      GenerationPolicy.plain().with(Parameter.KEPT_SUBEXPRESSIONS, 60);

  @Test
  void whereAllLeavesAreConstantsNoVariableIsRead() {
    for (int seed = 0; seed < 200; seed++) {
      Spot spot = Spots.of(seed, STEADY).withConstants(Expressions.ALL_CONSTANT);
      Expr made = new Expressions(spot.draft()).integer(spot);
      assertEquals(List.of(), Purity.of(made).names());
    }
  }

  @Test
  void whereHalfAreConstantsTheyTakeTurns() {
    Spot spot = Spots.of(3, STEADY).withConstants(1).withDepth(0);
    var expressions = new Expressions(spot.draft());
    for (int i = 0; i < 100; i++) {
      assertEquals(List.of(), Purity.of(expressions.leaf(spot)).names());
      expressions.leaf(spot);
    }
  }

  @Test
  void contextsRestrictOperators() {
    Set<BinaryOp> seen = new HashSet<>();
    for (int seed = 0; seed < 200; seed++) {
      Spot spot = Spots.of(seed, STEADY).withContext(OperatorContext.BITWISE);
      for (Expr part : Walk.expressions(new Expressions(spot.draft()).integer(spot))) {
        if (part instanceof Expr.Binary b
            && b.op() != BinaryOp.NOT_EQUAL
            && b.op() != BinaryOp.SUBTRACT) {
          seen.add(b.op());
        }
      }
    }
    assertEquals(Set.of(BinaryOp.AND, BinaryOp.OR, BinaryOp.XOR), seen);
  }

  @Test
  void subexpressionsAreUsedAgainAsTheSameTreeUntilTheirVariablesAreGone() {
    Spot spot = Spots.of(1, KEEPING);
    var local = new Variable("local", CType.INT, Role.LOCAL, false);
    var subexpressions = new Subexpressions();
    int mark = spot.scope().mark();
    spot.scope().declare(local);
    Expr expr = spot.operations().binary(BinaryOp.XOR, local.expr(), Spots.INPUT.expr(), 0);
    while (subexpressions.isEmpty()) {
      subexpressions.offer(spot, expr);
    }
    assertSame(expr, subexpressions.pick(spot).orElseThrow());
    spot.scope().release(mark);
    assertEquals(Optional.empty(), subexpressions.pick(spot));
  }

  @Test
  void aVariableOfTheSamePlaceIsNotTheSameVariable() {
    Spot spot = Spots.of(1, KEEPING);
    var subexpressions = new Subexpressions();
    int mark = spot.scope().mark();
    spot.scope().declare(new Variable("local", CType.INT, Role.LOCAL, false));
    Expr expr =
        spot.operations().binary(BinaryOp.AND, spot.scope().at(mark).expr(), Spots.INPUT.expr(), 0);
    while (subexpressions.isEmpty()) {
      subexpressions.offer(spot, expr);
    }
    spot.scope().release(mark);
    spot.scope().declare(new Variable("other", CType.INT, Role.LOCAL, false));
    assertEquals(Optional.empty(), subexpressions.pick(spot));
  }

  @Test
  void oneVariableIsChangedOnceUnlessThereIsASequencePoint() {
    Spot spot = Spots.of(1);
    spot.scope().declare(new Variable("s", CType.UINT, Role.SCRATCH, false));
    var effects = new Effects();
    int mark = effects.mark(spot);
    assertTrue(effects.take(spot, _ -> true).isPresent());
    assertEquals(Optional.empty(), effects.take(spot, _ -> true));
    var before = effects.free(mark);
    assertTrue(effects.take(spot, _ -> true).isPresent());
    effects.takeAgain(before);
    spot.draft().budget().statement(1);
    assertTrue(effects.areAllowed(spot));
  }

  @Test
  void quietExpressionsChangeNothing() {
    Spot spot = Spots.of(1);
    spot.scope().declare(new Variable("s", CType.UINT, Role.SCRATCH, false));
    var effects = new Effects();
    effects.beginQuiet();
    assertEquals(Optional.empty(), effects.take(spot, _ -> true));
    effects.endQuiet();
    assertNotEquals(Optional.empty(), effects.take(spot, _ -> true));
  }
}
