package dev.assay.generate.exact.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.BinaryOp;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RewritesTest {
  private static final IntShape INT = new IntShape(32, true);
  private static final IntShape UINT = new IntShape(32, false);
  private static final long MIN = Integer.MIN_VALUE;
  private static final long MAX = Integer.MAX_VALUE;

  /** Every operand pair at 3 to 5 bits: left alone where defined, else defined afterwards. */
  @ParameterizedTest
  @EnumSource
  void everyOperandPairOfSmallWidths(Arithmetic op) {
    int repaired = 0;
    int kept = 0;
    for (Shape shape : shapes(op)) {
      for (long a : values(shape.left())) {
        for (long b : op == Arithmetic.NEGATE ? List.of(0L) : values(shape.right())) {
          for (int variant = 0; variant < 6; variant++) {
            if (isRepaired(shape, a, b, variant)) {
              repaired++;
            } else {
              kept++;
            }
          }
        }
      }
    }
    assertTrue(repaired > 0 && kept > 0);
  }

  private static boolean isRepaired(Shape shape, long a, long b, int variant) {
    boolean droppable = variant % 2 == 0;
    var hole = new IntegerHole(shape, variant * 7, new IntegerHole.Droppable(droppable, droppable));
    long value = (Long) hole.general(List.of(a, b));
    var reference = new SmallWidths(shape);
    String what = shape + " of " + a + " and " + b + " became " + hole.form();
    assertEquals(OptionalLong.of(value), reference.value(hole.form(), a, b), what);
    boolean defined = reference.value(shape.op().form(), a, b).isPresent();
    assertEquals(defined, !hole.isRepaired(), what);
    return hole.isRepaired();
  }

  /** A hole that meets all operand pairs, in some order, ends with a form that does for all. */
  @ParameterizedTest
  @EnumSource
  void manyVisitsComeToRest(Arithmetic op) {
    for (Shape shape : shapes(op)) {
      Rng rng = new Rng(new Seed(shape.hashCode()));
      var hole = new IntegerHole(shape, rng.nextInt(100), new IntegerHole.Droppable(true, true));
      Set<Form> before = new HashSet<>();
      Form last = hole.form();
      for (int i = 0; i < 2000; i++) {
        long a = rng.pick(values(shape.left()));
        long b = rng.pick(values(shape.right()));
        long value = (Long) hole.general(List.of(a, b));
        assertEquals(OptionalLong.of(value), new SmallWidths(shape).value(hole.form(), a, b));
        if (!hole.form().equals(last)) {
          assertTrue(before.add(last), "came back to " + last);
          last = hole.form();
        }
      }
      assertFalse(before.contains(last));
      assertTrue(before.size() <= 7);
      for (long a : values(shape.left())) {
        for (long b : values(shape.right())) {
          boolean defined = new SmallWidths(shape).value(last, a, b).isPresent();
          assertTrue(defined, shape + " ended with " + last + " at " + a + " and " + b);
        }
      }
    }
  }

  @Test
  void negationAndSums() {
    assertEquals(new Form.Identity(), first(Arithmetic.NEGATE, INT, INT, MIN, 0));
    assertEquals(binary(BinaryOp.SUBTRACT), first(Arithmetic.ADD, INT, INT, MAX, 1));
    assertEquals(binary(BinaryOp.ADD), first(Arithmetic.SUBTRACT, INT, INT, MIN, 1));
  }

  @Test
  void productsAndQuotients() {
    assertEquals(binary(BinaryOp.DIVIDE), first(Arithmetic.MULTIPLY, INT, INT, MAX, 2));
    assertEquals(binary(BinaryOp.SUBTRACT), first(Arithmetic.MULTIPLY, INT, INT, MIN, -1));
    assertEquals(binary(BinaryOp.MULTIPLY), first(Arithmetic.DIVIDE, INT, INT, 7, 0));
    assertEquals(binary(BinaryOp.MULTIPLY), first(Arithmetic.DIVIDE, UINT, UINT, 7, 0));
    assertEquals(binary(BinaryOp.SUBTRACT), first(Arithmetic.DIVIDE, INT, INT, MIN, -1));
    assertEquals(binary(BinaryOp.MULTIPLY), first(Arithmetic.REMAINDER, INT, INT, 7, 0));
    assertEquals(binary(BinaryOp.MULTIPLY), first(Arithmetic.REMAINDER, UINT, UINT, 7, 0));
    assertEquals(binary(BinaryOp.SUBTRACT), first(Arithmetic.REMAINDER, INT, INT, MIN, -1));
  }

  @Test
  void shiftsByWrongCounts() {
    for (Arithmetic op : List.of(Arithmetic.SHIFT_LEFT, Arithmetic.SHIFT_RIGHT)) {
      BinaryOp symbol = ((Form.Binary) op.form()).op();
      assertEquals(plus(symbol, 5), first(op, UINT, INT, 9, -5));
      assertEquals(plus(symbol, 5), first(op, INT, INT, 9, -5));
      assertEquals(new Form.First(), first(op, UINT, INT, 9, MIN));
      assertEquals(new Form.First(), first(op, INT, INT, 9, MIN));
      assertEquals(minus(symbol, 32), first(op, UINT, UINT, 9, 32));
      assertEquals(minus(symbol, 40), first(op, INT, INT, 9, 40));
      assertEquals(minus(symbol, 0xffffffffL), first(op, INT, UINT, 9, 0xffffffffL));
    }
  }

  @Test
  void theSaltChoosesTheConstantInItsRange() {
    var shape = new Shape(Arithmetic.SHIFT_LEFT, INT, INT, true);
    var seen = new HashSet<Form>();
    for (int salt = 0; salt < 100; salt++) {
      seen.add(new Rewrites(shape, salt).forms(big(5), big(-3)).getFirst());
    }
    // 5 has three bits, which must stay below the sign.
    assertEquals(29, seen.size());
    assertTrue(seen.contains(plus(BinaryOp.SHIFT_LEFT, 3)));
    assertTrue(seen.contains(plus(BinaryOp.SHIFT_LEFT, 31)));
  }

  @Test
  void bitsThatMoveIntoTheSign() {
    assertEquals(
        minus(BinaryOp.SHIFT_LEFT, 31), first(Arithmetic.SHIFT_LEFT, INT, INT, 1L << 30, 31));
    var shape = new Shape(Arithmetic.SHIFT_LEFT, INT, INT, true);
    assertEquals(new Form.UnsignedShift(BinaryOp.SHIFT_LEFT), taken(shape, -1, 1));
    assertEquals(new Form.MaskedUnsigned(BinaryOp.SHIFT_LEFT), taken(shape, -1, 40));
  }

  @Test
  void shiftsOfNegativeValuesToTheRight() {
    var portable = new Shape(Arithmetic.SHIFT_RIGHT, INT, INT, false);
    assertEquals(new Form.AddMaxThenShift(), taken(portable, -5, 3));
    assertEquals(new Form.Second(), taken(portable, MIN, 3));
    var usual = new Shape(Arithmetic.SHIFT_RIGHT, INT, INT, true);
    assertEquals(binary(BinaryOp.SHIFT_RIGHT), taken(usual, -5, 3));
    assertEquals(binary(BinaryOp.SHIFT_RIGHT), taken(usual, MIN, 3));
  }

  @Test
  void operandsWithSideEffectsAreNotLeftOut() {
    var shape = new Shape(Arithmetic.SHIFT_RIGHT, INT, INT, true);
    var hole = new IntegerHole(shape, 0, new IntegerHole.Droppable(true, false));
    assertEquals(9, hole.integer(9, MIN));
    assertEquals(new Form.MaskedCount(BinaryOp.SHIFT_RIGHT), hole.form());
  }

  private static Form taken(Shape shape, long a, long b) {
    var hole = new IntegerHole(shape, 0, new IntegerHole.Droppable(true, true));
    long unused = hole.integer(a, b);
    assertEquals(unused, hole.integer(a, b));
    return hole.form();
  }

  private static Form first(Arithmetic op, IntShape left, IntShape right, long a, long b) {
    return new Rewrites(new Shape(op, left, right, true), 0).forms(big(a), big(b)).getFirst();
  }

  private static Form binary(BinaryOp op) {
    return new Form.Binary(op);
  }

  private static Form plus(BinaryOp op, long constant) {
    return new Form.CountPlus(op, big(constant));
  }

  private static Form minus(BinaryOp op, long constant) {
    return new Form.CountMinus(op, big(constant));
  }

  private static BigInteger big(long value) {
    return BigInteger.valueOf(value);
  }

  private static List<Shape> shapes(Arithmetic op) {
    var shapes = new ArrayList<Shape>();
    boolean shift = op == Arithmetic.SHIFT_LEFT || op == Arithmetic.SHIFT_RIGHT;
    for (IntShape left : types()) {
      for (IntShape right : shift ? types() : List.of(left)) {
        shapes.add(new Shape(op, left, right, true));
        shapes.add(new Shape(op, left, right, false));
      }
    }
    return shapes;
  }

  private static List<IntShape> types() {
    return List.of(
        new IntShape(3, true),
        new IntShape(3, false),
        new IntShape(4, true),
        new IntShape(4, false),
        new IntShape(5, true),
        new IntShape(5, false));
  }

  private static List<Long> values(IntShape type) {
    var values = new ArrayList<Long>();
    for (long v = type.min().longValue(); v <= type.max().longValue(); v++) {
      values.add(v);
    }
    return values;
  }
}
