package dev.assay.mutate.synthesis;

import static dev.assay.mutate.synthesis.Tables.TYPING;
import static dev.assay.mutate.synthesis.Tables.column;
import static dev.assay.mutate.synthesis.Tables.place;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.mutate.MutationBench;
import dev.assay.mutate.profile.Place;
import dev.assay.mutate.profile.Point;
import dev.assay.random.Seed;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TableTest {
  private final Place a = place("a", CType.INT);
  private final Place b = place("b", CType.UINT);
  private final Place c = place("c", new CType.Int(IntKind.SCHAR));

  private static Table table(Point point) {
    return Table.of(point, TYPING, new Seed(1).rng());
  }

  private Table observed() {
    Object[] first = {1L, 2L};
    Object[] second = {7L, 9L};
    return table(Tables.together(List.of(column(a, first), column(b, second)), first, second));
  }

  @Test
  void hasTheRowsOfThePoint() {
    Table table = observed();
    assertEquals(2, table.rows());
    assertArrayEquals(new long[] {1, 2}, table.column(a));
    assertArrayEquals(new long[] {7, 9}, table.column(b));
  }

  @Test
  void combinesColumnsWhereThereAreNoRows() {
    List<Point.Column> columns =
        List.of(column(a, 1L, 2L, 3L), column(b, 7L, 9L), column(c, -1L, 0L));
    Table table = table(new Point(1000, columns, Optional.empty()));
    assertEquals(12, table.rows());
    Set<List<Long>> seen = new HashSet<>();
    for (int row = 0; row < 12; row++) {
      seen.add(List.of(table.column(a)[row], table.column(b)[row], table.column(c)[row]));
    }
    assertEquals(12, seen.size());
  }

  @Test
  void leavesColumnsOutOfALargeProduct() {
    Object[] many = new Object[30];
    Arrays.setAll(many, i -> (long) i);
    List<Point.Column> columns = List.of(column(a, many), column(b, many), column(c, many));
    Table table = table(new Point(1000, columns, Optional.empty()));
    assertEquals(900, table.rows());
    assertEquals(2, table.places().size());
    assertEquals(3, table.bounds().size());
  }

  @Test
  void assignmentGivesAnotherTable() {
    Table before = observed();
    Expr sum = TYPING.binary(BinaryOp.ADD, a.lvalue(), b.lvalue(), Span.NONE);
    Table after = before.with(a, sum).orElseThrow();
    assertArrayEquals(new long[] {8, 11}, after.column(a));
    assertArrayEquals(new long[] {1, 2}, before.column(a));
    assertTrue(after.isChanged(a));
    assertFalse(after.isChanged(b));
  }

  @Test
  void assignmentConverts() {
    Expr large = Literals.integer(511);
    Table after = observed().withNew(c, large).orElseThrow();
    assertArrayEquals(new long[] {-1, -1}, after.column(c));
  }

  @Test
  void undefinedAssignmentIsImpossible() {
    Expr one = Literals.integer(1);
    Expr zero = TYPING.binary(BinaryOp.SUBTRACT, a.lvalue(), one, Span.NONE);
    Expr quotient = TYPING.binary(BinaryOp.DIVIDE, one, zero, Span.NONE);
    assertEquals(Optional.empty(), observed().with(a, quotient));
  }

  @Test
  void assignmentForgetsWhatAPointerMayReach() {
    Place p = place("p", new CType.Pointer(CType.INT));
    Place pointed =
        new Place(TYPING.unary(UnaryOp.DEREFERENCE, p.lvalue(), Span.NONE), CType.INT, false);
    List<Point.Column> columns = List.of(column(a, 1L), column(p, 64L), column(pointed, 1L));
    Point point =
        Tables.together(columns, new Object[] {1L}, new Object[] {64L}, new Object[] {1L});
    Table before = table(point);
    assertTrue(before.column(pointed.lvalue()).isPresent());
    Table after = before.with(a, Literals.integer(5)).orElseThrow();
    assertTrue(after.column(pointed.lvalue()).isEmpty());
    assertTrue(after.bounds().stream().noneMatch(x -> x.place().equals(pointed)));
    Table added = before.withNew(c, Literals.integer(5)).orElseThrow();
    assertTrue(added.column(pointed.lvalue()).isPresent());
    Table again = added.with(c, Literals.integer(6)).orElseThrow();
    assertTrue(again.column(pointed.lvalue()).isPresent());
  }

  @Test
  void bitFieldsHoldTheirBits() {
    MutationBench bench =
        MutationBench.of(
            "struct { unsigned b : 3; } s = {5}; int main(void) { s.b++; return s.b; }");
    var spot = bench.spotOf("s.b++");
    var typing = bench.facts().typing();
    Table table = Table.of(bench.point(spot), typing, new Seed(1).rng());
    Place field = table.places().getFirst();
    assertArrayEquals(new long[] {5}, table.column(field));
    Table after = table.with(field, Literals.integer(13)).orElseThrow();
    assertArrayEquals(new long[] {5}, after.column(field));
    assertArrayEquals(
        new long[] {4}, table.with(field, Literals.integer(12)).orElseThrow().column(field));
  }
}
