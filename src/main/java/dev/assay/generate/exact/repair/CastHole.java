package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Typing;
import dev.assay.interpret.number.SoftFloat;
import dev.assay.interpret.value.Repr;
import dev.assay.interpret.value.Values;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** A conversion whose result may not fit: of a value that does not, only the sign is taken. */
final class CastHole extends Hole {
  private final CType target;
  private final Repr from;
  private final Repr to;
  private boolean reduced;

  CastHole(CType target, Repr from, Repr to) {
    this.target = target;
    this.from = from;
    this.to = to;
  }

  @Override
  public Object general(List<Object> operands) {
    Object value = operands.getFirst();
    Optional<Object> converted = reduced ? Optional.empty() : converted(value);
    if (converted.isEmpty() && !reduced) {
      noteChange();
      reduced = true;
    }
    noteUse();
    return converted.orElseGet(() -> sign(value));
  }

  private Optional<Object> converted(Object value) {
    return Values.convert(value, from, to)
        .filter(c -> to.isIntegral() || new Floats(to).isTame(c) && keepsZero(value, c));
  }

  private static boolean keepsZero(Object before, Object after) {
    return Values.isZero(before) == Values.isZero(after);
  }

  private Object sign(Object value) {
    boolean positive =
        switch (value) {
          case Long _, BigInteger _ -> Values.integer(value, from).signum() > 0;
          case Double d -> d > 0;
          case SoftFloat s -> !s.isNan() && !s.isNegative() && !s.isZero();
          default -> throw new IllegalStateException("no number: " + value);
        };
    BigInteger result = positive ? BigInteger.ONE : BigInteger.ZERO;
    return to.isIntegral()
        ? Values.wrap(result, to)
        : Values.box(SoftFloat.of(Values.format(to), result), to);
  }

  @Override
  public Expr settled(List<Expr> operands, Typing typing) {
    Expr operand = operands.getFirst();
    var nodes = new Nodes(typing);
    return typing.cast(
        target,
        reduced ? nodes.binary(BinaryOp.GREATER, operand, Nodes.literal(0)) : operand,
        Span.NONE);
  }

  @Override
  public boolean isJudgedByRun() {
    return to.isIntegral();
  }

  @Override
  public boolean isRepaired() {
    return reduced;
  }
}
