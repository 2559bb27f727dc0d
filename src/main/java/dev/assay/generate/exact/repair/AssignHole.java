package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.type.Typing;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * An assignment {@code x = x op v} around another hole: it becomes {@code x op= v}, or the step
 * that was asked for, if that hole's form allows.
 */
final class AssignHole extends Hole {
  private final Optional<StepOp> step;

  AssignHole(Optional<StepOp> step) {
    this.step = step;
  }

  @Override
  public long integer(long value, long unused) {
    return value;
  }

  @Override
  public Object general(List<Object> operands) {
    return operands.getFirst();
  }

  @Override
  public Expr settled(List<Expr> operands, Typing typing) {
    var assign = (Expr.Assign) operands.getFirst();
    boolean compound =
        Nodes.bare(assign.value()) instanceof Expr.Binary b
            && Nodes.bare(b.left()).equals(typing.rvalue(assign.target()));
    if (!compound) {
      return assign;
    }
    var operation = (Expr.Binary) Nodes.bare(assign.value());
    Expr value = Nodes.bare(operation.right());
    return step.isPresent() && isStep(step.get(), operation.op(), value)
        ? typing.step(step.get(), assign.target(), Span.NONE)
        : typing.compoundAssign(operation.op(), assign.target(), value, Span.NONE);
  }

  private static boolean isStep(StepOp step, BinaryOp op, Expr value) {
    return op == (step.isIncrement() ? BinaryOp.ADD : BinaryOp.SUBTRACT)
        && value instanceof Expr.IntLiteral literal
        && literal.value().equals(BigInteger.ONE);
  }

  @Override
  public boolean isRepaired() {
    return false;
  }
}
