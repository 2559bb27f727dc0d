package dev.assay.generate.exact.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class ConstantsTest {
  @ParameterizedTest
  @EnumSource(IntKind.class)
  void constantsHaveTheirValueAndType(IntKind kind) {
    Spot spot = Spots.of(1);
    var constants = new Constants(spot.draft());
    CType type = new CType.Int(kind);
    for (int i = 0; i < 500; i++) {
      BigInteger value = constants.value(spot, type);
      Expr made = constants.constant(value, type);
      assertTrue(Types.same(type, made.type()), made::toString);
      assertEquals(Optional.of(value), spot.typing().constants().integer(made));
    }
    assertEquals(0, spot.draft().problems().size());
  }

  @ParameterizedTest
  @EnumSource(names = {"INT", "LONG", "LLONG", "INT128"})
  void theLeastValueHasAConstant(IntKind kind) {
    Spot spot = Spots.of(1);
    CType type = new CType.Int(kind);
    BigInteger least = BigInteger.ONE.shiftLeft(spot.draft().layout().width(type) - 1).negate();
    for (long more : LongStream.range(0, 3).toArray()) {
      BigInteger value = least.add(BigInteger.valueOf(more));
      Expr made = new Constants(spot.draft()).constant(value, type);
      assertEquals(Optional.of(value), spot.typing().constants().integer(made));
    }
  }
}
