package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.type.Typing;
import dev.assay.interpret.value.Values;
import java.math.BigInteger;
import java.util.List;

/** An integer that must not be zero: its last bit is set once it was. */
final class NonzeroHole extends Hole {
  private boolean odd;

  @Override
  public long integer(long value, long unused) {
    if (!odd && value == 0) {
      noteChange();
      odd = true;
    }
    noteUse();
    return odd ? value | 1 : value;
  }

  @Override
  public Object general(List<Object> operands) {
    var value = (BigInteger) operands.getFirst();
    if (!odd && Values.isZero(value)) {
      noteChange();
      odd = true;
    }
    noteUse();
    return odd ? value.or(BigInteger.ONE) : value;
  }

  @Override
  public Expr settled(List<Expr> operands, Typing typing) {
    Expr value = operands.getFirst();
    var nodes = new Nodes(typing);
    return odd
        ? nodes.cast(value.type(), nodes.binary(BinaryOp.OR, value, Nodes.literal(1)))
        : value;
  }

  @Override
  public boolean isRepaired() {
    return odd;
  }
}
