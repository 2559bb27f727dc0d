package dev.assay.mutate.synthesis;

import static dev.assay.mutate.synthesis.Tables.TYPING;
import static dev.assay.mutate.synthesis.Tables.column;
import static dev.assay.mutate.synthesis.Tables.place;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.print.Printer;
import dev.assay.mutate.profile.Place;
import dev.assay.mutate.profile.Point;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PredicatesTest {
  private final Place a = place("a", CType.INT);
  private final Place b = place("b", new CType.Int(IntKind.ULLONG));
  private final Place c = place("c", new CType.Int(IntKind.SCHAR));
  private final Place d = place("d", CType.DOUBLE);
  private final Place p = place("p", new CType.Pointer(CType.INT));
  private final Place q = place("q", new CType.Pointer(CType.INT));

  private Table table() {
    Object[] as = {0L, 1L, 5L};
    Object[] bs = {-1L, 3L, 3L};
    Object[] cs = {-4L, -4L, -4L};
    Object[] ds = {0.5, 0.25, -3.0};
    Object[] ps = {4096L, 4096L, 4100L};
    Object[] qs = {0L, 0L, 0L};
    Point point =
        Tables.together(
            List.of(
                column(a, as),
                column(b, bs),
                column(c, cs),
                column(d, ds),
                column(p, ps),
                column(q, qs)),
            as,
            bs,
            cs,
            ds,
            ps,
            qs);
    // The range of b is not that of signed numbers.
    return Table.of(
        new Point(
            3,
            point.columns().stream().filter(x -> !x.place().equals(b)).toList(),
            point.rows().map(rows -> rows.stream().map(PredicatesTest::withoutSecond).toList())),
        TYPING,
        new Seed(3).rng());
  }

  private static List<Object> withoutSecond(List<Object> row) {
    return IntStream.range(0, row.size()).filter(i -> i != 1).mapToObj(row::get).toList();
  }

  @Test
  void haveTheExpectedTruthInEveryRow() {
    Table table = table();
    var evaluator = new Evaluator(table);
    Set<String> texts = new HashSet<>();
    for (int seed = 0; seed < 600; seed++) {
      boolean expected = seed % 2 == 0;
      Optional<Expr> made =
          new Predicates(table, TYPING, new Seed(seed).rng()).of(expected, seed % 3);
      String text = made.map(Printer::print).orElse("none");
      assertEquals(Optional.of(expected), made.flatMap(evaluator::truth), text);
      texts.add(text);
    }
    assertTrue(texts.size() > 400, () -> texts.size() + " different ones");
    assertTrue(texts.stream().anyMatch(t -> t.contains("&&") && t.contains("||")));
    assertTrue(texts.stream().anyMatch(t -> t.contains("p == 0") || t.contains("p != 0")));
    assertTrue(texts.stream().anyMatch(t -> t.contains("d < ") || t.contains("d > ")));
    assertTrue(texts.stream().anyMatch(t -> t.matches(".*\\(unsigned int\\)a - 0u <= 5u.*")));
    assertTrue(texts.stream().anyMatch(t -> t.contains("c & ")));
  }

  /** What a loop's counter was first, or last, decides, and what else is asked holds only then. */
  @Test
  void askForTheFirstOrTheLastVisit() {
    Place i = Tables.place("i", CType.INT);
    Place x = Tables.place("x", CType.INT);
    Object[] is = {0L, 1L, 2L};
    Object[] xs = {7L, 5L, 3L};
    Table table =
        Table.of(
            Tables.together(List.of(column(i, is), column(x, xs)), is, xs),
            TYPING,
            new Seed(1).rng());
    Set<String> ends = new HashSet<>();
    Set<String> texts = new HashSet<>();
    for (int seed = 0; seed < 400; seed++) {
      var predicates = new Predicates(table, TYPING, new Seed(seed).rng());
      predicates.atAnEnd().map(Printer::print).ifPresent(ends::add);
      predicates.of(seed % 2 == 0, 1).map(Printer::print).ifPresent(texts::add);
    }
    assertEquals(
        Set.of("i == 0", "i <= 0", "i == 2", "i >= 2", "x == 7", "x >= 7", "x == 3", "x <= 3"),
        ends);
    assertTrue(texts.stream().anyMatch(t -> t.matches("i == 0 && .*")), texts::toString);
    assertTrue(
        texts.stream().anyMatch(t -> t.matches("!\\(x [<=]= 3\\) \\|\\| .*")), texts::toString);
    Table constant =
        Table.of(
            Tables.together(List.of(column(i, 1L)), new Object[] {1L}), TYPING, new Seed(1).rng());
    assertEquals(Optional.empty(), new Predicates(constant, TYPING, new Seed(1).rng()).atAnEnd());
  }

  @Test
  void areTheSameForOneSeed() {
    var first = new Predicates(table(), TYPING, new Seed(9).rng()).of(true, 2);
    var second = new Predicates(table(), TYPING, new Seed(9).rng()).of(true, 2);
    assertEquals(first.map(Printer::print), second.map(Printer::print));
  }

  @Test
  void sometimesIsNeitherAlways() {
    Table table = table();
    var evaluator = new Evaluator(table);
    for (int seed = 0; seed < 100; seed++) {
      Expr made = new Predicates(table, TYPING, new Seed(seed).rng()).sometimes().orElseThrow();
      long[] values = evaluator.values(made).orElseThrow();
      assertTrue(Arrays.stream(values).anyMatch(v -> v != 0), () -> Printer.print(made));
      assertTrue(Arrays.stream(values).anyMatch(v -> v == 0), () -> Printer.print(made));
    }
  }

  @Test
  void sometimesNeedsTwoValues() {
    Object[] only = {7L};
    Table table =
        Table.of(Tables.together(List.of(column(a, only)), only), TYPING, new Seed(1).rng());
    assertEquals(Optional.empty(), new Predicates(table, TYPING, new Seed(1).rng()).sometimes());
  }

  @Test
  void rangesSpeakOfColumnsWithTooManyValues() {
    Point.Column wide =
        new Point.Column(
            a, Optional.empty(), 10L, 90L, new Point.Range(BigInteger.TEN, BigInteger.valueOf(90)));
    Table table =
        Table.of(new Point(5000, List.of(wide), Optional.empty()), TYPING, new Seed(1).rng());
    Set<String> texts = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      new Predicates(table, TYPING, new Seed(seed).rng())
          .of(true, 0)
          .ifPresent(e -> texts.add(Printer.print(e)));
    }
    assertEquals(Set.of("a >= 10", "a > 9", "a <= 90", "a < 91"), texts);
  }

  @Test
  void nothingFollowsFromNothing() {
    Table table = Table.of(new Point(1, List.of(), Optional.empty()), TYPING, new Seed(1).rng());
    for (int seed = 0; seed < 20; seed++) {
      Rng rng = new Seed(seed).rng();
      assertEquals(Optional.empty(), new Predicates(table, TYPING, rng).of(true, 2));
    }
  }

  @Test
  void pointersDifferOnlyIfBothAreRead() {
    Place pointed =
        new Place(TYPING.unary(UnaryOp.DEREFERENCE, p.lvalue(), Span.NONE), CType.INT, false);
    Object[] ps = {4096L};
    Object[] qs = {8192L};
    Object[] one = {1L};
    var columns = List.of(column(p, ps), column(q, qs), column(pointed, one));
    Table table = Table.of(Tables.together(columns, ps, qs, one), TYPING, new Seed(1).rng());
    for (int seed = 0; seed < 200; seed++) {
      Expr made = new Predicates(table, TYPING, new Seed(seed).rng()).of(true, 0).orElseThrow();
      String text = Printer.print(made);
      assertFalse(text.contains("p") && text.contains("q"), text);
    }
  }

  @Test
  void conditionsOfTypesAloneAreNotContingent() {
    var contingency = new Contingency(table(), TYPING, new Seed(1).rng());
    Expr byte1 = TYPING.rvalue(c.lvalue());
    Expr always = TYPING.binary(BinaryOp.LESS, byte1, Literals.integer(1000), Span.NONE);
    Expr sometimes = TYPING.binary(BinaryOp.LESS, byte1, Literals.integer(100), Span.NONE);
    assertFalse(contingency.isContingent(always));
    assertTrue(contingency.isContingent(sometimes));
    assertFalse(contingency.isContingent(Literals.integer(1)));
  }
}
