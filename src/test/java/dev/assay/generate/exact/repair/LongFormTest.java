package dev.assay.generate.exact.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LongFormTest {
  private static final int PAIRS = 40_000;

  private static final List<IntShape> TYPES =
      List.of(
          new IntShape(32, true),
          new IntShape(32, false),
          new IntShape(64, true),
          new IntShape(64, false));

  @ParameterizedTest
  @EnumSource
  void holesOnLongsAreTheSameAsOnBigIntegers(Arithmetic op) {
    Rng rng = new Rng(new Seed(op.ordinal()));
    for (int i = 0; i < PAIRS; i++) {
      Shape shape = shape(op, rng);
      int salt = rng.nextInt(1000);
      var fast = new IntegerHole(shape, salt, new IntegerHole.Droppable(true, true));
      var slow = new IntegerHole(shape, salt, new IntegerHole.Droppable(true, true));
      for (int visit = 0; visit < 4; visit++) {
        long a = value(shape.left(), rng);
        long b = value(shape.right(), rng);
        String what = shape + " of " + a + " and " + b;
        Object general = slow.general(List.of(exactly(a, shape.left()), exactly(b, shape.right())));
        assertEquals(general, fast.integer(a, b), what);
        assertEquals(slow.form(), fast.form(), what);
      }
    }
  }

  /** Forms that a hole has are often defined; here each meets operands that it was not made for. */
  @ParameterizedTest
  @EnumSource
  void formsOnLongsAreTheSameAsOnBigIntegers(Arithmetic op) {
    Rng rng = new Rng(new Seed(100 + op.ordinal()));
    int undefined = 0;
    for (int i = 0; i < PAIRS; i++) {
      Shape shape = shape(op, rng);
      Form form = rng.pick(forms(shape, rng));
      long a = value(shape.left(), rng);
      long b = value(shape.right(), rng);
      Optional<BigInteger> exact =
          new Exact(shape).value(form, exactly(a, shape.left()), exactly(b, shape.right()));
      var fast = new LongForm(form, shape);
      String what = form + " for " + shape + " of " + a + " and " + b;
      assertEquals(exact.isPresent(), fast.isDefined(a, b), what);
      exact.ifPresent(value -> assertEquals(value.longValue(), fast.value(a, b), what));
      undefined += exact.isPresent() ? 0 : 1;
    }
    assertTrue(undefined > 100);
  }

  private static List<Form> forms(Shape shape, Rng rng) {
    var forms =
        new Rewrites(shape, rng.nextInt(64))
            .forms(
                exactly(value(shape.left(), rng), shape.left()),
                exactly(value(shape.right(), rng), shape.right()));
    forms.add(shape.op().form());
    boolean right = shape.op() == Arithmetic.SHIFT_RIGHT && shape.left().signed();
    forms.add(right ? new Form.AddMaxThenShift() : shape.op().form());
    return forms;
  }

  private static Shape shape(Arithmetic op, Rng rng) {
    boolean shift = op == Arithmetic.SHIFT_LEFT || op == Arithmetic.SHIFT_RIGHT;
    IntShape left = rng.pick(TYPES);
    return new Shape(op, left, shift ? rng.pick(TYPES) : left, rng.nextBoolean());
  }

  private static BigInteger exactly(long bits, IntShape type) {
    BigInteger value = BigInteger.valueOf(bits);
    return !type.signed() && bits < 0 ? value.add(BigInteger.ONE.shiftLeft(64)) : value;
  }

  /** Small numbers, numbers near the ends and near shift widths, any numbers. */
  private static long value(IntShape type, Rng rng) {
    long bits =
        switch (rng.nextInt(5)) {
          case 0 -> rng.between(-3, 3);
          case 1 -> type.max().longValue() - rng.nextInt(3);
          case 2 -> type.min().longValue() + rng.nextInt(3);
          case 3 -> rng.between(-70, 70);
          default -> rng.nextLong() >> rng.nextInt(64);
        };
    if (type.width() == 64) {
      return bits;
    }
    return type.signed() ? (int) bits : bits & 0xffffffffL;
  }
}
