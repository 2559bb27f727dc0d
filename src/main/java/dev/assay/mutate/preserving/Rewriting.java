package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Typing;
import java.math.BigInteger;

/** Rewrites the uses of an integer variable that is kept in another way. */
final class Rewriting {
  private final Stored stored;
  private final CType type;
  private final Bindings bindings;
  private final Typing typing;

  /** The type is the variable's, without qualifiers. */
  Rewriting(Stored stored, CType type, Bindings bindings, Typing typing) {
    this.stored = stored;
    this.type = type;
    this.bindings = bindings;
    this.typing = typing;
  }

  /** What a value is before it is stored. */
  Expr converted(Expr value) {
    return typing.cast(type, value, Span.NONE);
  }

  /** For a use that reads or writes the variable as a whole. */
  Replacement of(Expr.Name use) {
    Expr around = (Expr) bindings.parent(use);
    return switch (around) {
      case Expr.Implicit _ -> Replacement.of(around, stored.read());
      case Expr.Assign a -> stored(a, a.value(), stored.read());
      case Expr.CompoundAssign a ->
          stored(a, typing.binary(a.op(), stored.read(), a.value(), Span.NONE), stored.read());
      case Expr.Step s -> step(s);
      case Expr _ -> throw new IllegalArgumentException("another use: " + around);
    };
  }

  private Replacement step(Expr.Step step) {
    BinaryOp there = step.op().isIncrement() ? BinaryOp.ADD : BinaryOp.SUBTRACT;
    BinaryOp back = step.op().isIncrement() ? BinaryOp.SUBTRACT : BinaryOp.ADD;
    Expr result = step.op().isPrefix() ? stored.read() : converted(byOne(back));
    return stored(step, byOne(there), result);
  }

  private Expr byOne(BinaryOp op) {
    Expr one = new Expr.IntLiteral(BigInteger.ONE, "1", CType.INT, Span.NONE);
    return typing.binary(op, stored.read(), one, Span.NONE);
  }

  private Replacement stored(Expr old, Expr value, Expr result) {
    Expr store = stored.store(converted(value));
    return Replacement.of(
        old, bindings.isDiscarded(old) ? store : typing.comma(store, result, Span.NONE));
  }
}
