package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.type.Typing;
import java.util.List;

/** A promoted integer that is small and not negative, of which otherwise the last bits are left. */
final class BoundedHole extends Hole {
  static final long MOST = 1023;

  private boolean masked;

  @Override
  public long integer(long value, long unused) {
    if (!masked && (value < 0 || value > MOST)) {
      noteChange();
      masked = true;
    }
    noteUse();
    return masked ? value & MOST : value;
  }

  @Override
  public Expr settled(List<Expr> operands, Typing typing) {
    Expr value = operands.getFirst();
    return masked
        ? new Nodes(typing).binary(BinaryOp.AND, value, Nodes.literal((int) MOST))
        : value;
  }

  @Override
  public boolean isJudgedByRun() {
    return false;
  }

  @Override
  public boolean isRepaired() {
    return masked;
  }
}
