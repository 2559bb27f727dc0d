package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;

/** An operation on two integers; the operands are evaluated left to right. */
abstract class BinaryLong extends LongNode {
  final ExprNode left;
  final ExprNode right;
  final IntOperation operation;

  BinaryLong(ExprNode left, ExprNode right, IntOperation operation) {
    this.left = left;
    this.right = right;
    this.operation = operation;
  }

  abstract long apply(Frame frame, long a, long b);

  @Override
  public final long execLong(Frame frame) {
    long a = left.execLong(frame);
    return apply(frame, a, right.execLong(frame));
  }

  /** What a signed overflow gives: the wrapped result where that is defined. */
  final long overflow(Frame frame, long a, long b, long wrapped) {
    if (frame.machine().dialect().wrapv()) {
      return wrapped;
    }
    throw undefined(
        frame,
        UbKind.SIGNED_OVERFLOW,
        a + " " + operation.symbol() + " " + b + " does not fit '" + operation.typeName() + "'");
  }

  final RuntimeException undefined(Frame frame, UbKind kind, String message) {
    Span span = operation.span();
    return frame.machine().undefined(kind, span, message);
  }
}
