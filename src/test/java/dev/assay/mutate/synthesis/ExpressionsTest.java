package dev.assay.mutate.synthesis;

import static dev.assay.mutate.synthesis.Tables.TYPING;
import static dev.assay.mutate.synthesis.Tables.column;
import static dev.assay.mutate.synthesis.Tables.place;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.profile.Place;
import dev.assay.random.Seed;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ExpressionsTest {
  private final Place a = place("a", CType.INT);
  private final Place b = place("b", new CType.Int(IntKind.USHORT));
  private final Place d = place("d", CType.DOUBLE);
  private final Place p = place("p", new CType.Pointer(CType.INT));

  private Table table() {
    Object[] as = {Long.valueOf(Integer.MAX_VALUE), -1L};
    Object[] bs = {0L, 65535L};
    Object[] ds = {1.5, 2.5};
    Object[] ps = {0L, 64L};
    return Table.of(
        Tables.together(
            List.of(column(a, as), column(b, bs), column(d, ds), column(p, ps)), as, bs, ds, ps),
        TYPING,
        new Seed(1).rng());
  }

  @Test
  void areDefinedInEveryRowAndUseAllOperators() {
    Table table = table();
    var evaluator = new Evaluator(table);
    Set<BinaryOp> seen = EnumSet.noneOf(BinaryOp.class);
    for (int seed = 0; seed < 500; seed++) {
      Expr made = new Expressions(table, TYPING, new Seed(seed).rng()).any();
      assertTrue(evaluator.values(made).isPresent(), () -> Printer.print(made));
      for (Expr part : Walk.expressions(made)) {
        if (part instanceof Expr.Binary binary) {
          seen.add(binary.op());
        }
      }
      assertTrue(Walk.expressions(made).size() < 120, () -> Printer.print(made));
    }
    assertEquals(EnumSet.allOf(BinaryOp.class), seen);
  }

  @Test
  void canBeAssignedToWhatIsWanted() {
    Table table = table();
    for (int seed = 0; seed < 60; seed++) {
      var expressions = new Expressions(table, TYPING, new Seed(seed).rng());
      for (CType type : List.of(CType.BOOL, CType.DOUBLE, CType.FLOAT, p.type(), CType.LONG)) {
        Place fresh = place("fresh", type);
        Expr value = expressions.any(type).orElseThrow();
        assertTrue(table.withNew(fresh, value).isPresent(), () -> Printer.print(value));
      }
    }
  }

  @Test
  void noneForOtherTypes() {
    var expressions = new Expressions(table(), TYPING, new Seed(1).rng());
    assertEquals(Optional.empty(), expressions.any(new CType.Int(IntKind.INT128)));
    assertEquals(Optional.empty(), expressions.any(new CType.Complex(CType.DOUBLE)));
  }
}
