package dev.assay.interpret.node;

import dev.assay.c.BinaryOp;
import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.number.ComplexNumber;
import dev.assay.interpret.number.SoftFloat;
import dev.assay.interpret.value.Repr;
import dev.assay.interpret.value.Values;

/** Operators with a complex operand; a real one stays real, as Annex G has it. */
public final class ComplexNodes {
  private ComplexNodes() {}

  public static ObjectNode binary(
      BinaryOp op, Repr left, ExprNode a, Repr right, ExprNode b, Span span) {
    return new Mixed(op, left, a, right, b, span);
  }

  private static final class Mixed extends ObjectNode {
    private final BinaryOp op;
    private final Repr left;
    private final ExprNode a;
    private final Repr right;
    private final ExprNode b;
    private final Span span;
    private final Repr.Complex whole;

    Mixed(BinaryOp op, Repr left, ExprNode a, Repr right, ExprNode b, Span span) {
      this.op = op;
      this.left = left;
      this.a = a;
      this.right = right;
      this.b = b;
      this.span = span;
      this.whole = left instanceof Repr.Complex c ? c : (Repr.Complex) right;
    }

    @Override
    public Object execObject(Frame frame) {
      Object x = a.execBoxed(frame);
      Object y = b.execBoxed(frame);
      if (!whole.part().isIntegral() && !left.equals(right)) {
        Object mixed =
            left instanceof Repr.Complex
                ? complexReal((ComplexNumber) x, Values.soft(y, right))
                : realComplex(Values.soft(x, left), (ComplexNumber) y);
        if (mixed != null) {
          return mixed;
        }
      }
      Object p = Values.convert(x, left, whole).orElseThrow();
      Object q = Values.convert(y, right, whole).orElseThrow();
      return SlowNodes.take(frame, SlowNodes.arithmetic(frame).binary(op, p, q, whole), span);
    }

    private Object complexReal(ComplexNumber x, SoftFloat y) {
      return switch (op) {
        case ADD -> new ComplexNumber(x.re().add(y), x.im());
        case SUBTRACT -> new ComplexNumber(x.re().subtract(y), x.im());
        case MULTIPLY -> x.multiply(y);
        case DIVIDE -> x.divide(y);
        case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, LESS, GREATER, LESS_EQUAL, GREATER_EQUAL -> null;
        case EQUAL, NOT_EQUAL, AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> null;
      };
    }

    private Object realComplex(SoftFloat x, ComplexNumber y) {
      return switch (op) {
        case ADD -> new ComplexNumber(x.add(y.re()), y.im());
        case SUBTRACT -> new ComplexNumber(x.subtract(y.re()), y.im().negate());
        case MULTIPLY -> y.multiply(x);
        case DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, LESS, GREATER, LESS_EQUAL -> null;
        case GREATER_EQUAL, EQUAL, NOT_EQUAL, AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> null;
      };
    }
  }
}
