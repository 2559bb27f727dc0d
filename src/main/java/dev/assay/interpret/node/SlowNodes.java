package dev.assay.interpret.node;

import dev.assay.c.BinaryOp;
import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.NanSign;
import dev.assay.interpret.number.ComplexNumber;
import dev.assay.interpret.number.SoftFloat;
import dev.assay.interpret.value.ComplexInteger;
import dev.assay.interpret.value.Repr;
import dev.assay.interpret.value.SlowArithmetic;
import dev.assay.interpret.value.Values;
import java.math.BigInteger;

/** Operators on values that fit no long or double. */
public final class SlowNodes {
  private SlowNodes() {}

  /** An operator whose operands have the representation; the result is boxed. */
  public static ObjectNode binary(
      BinaryOp op, Repr repr, ExprNode left, ExprNode right, Span span) {
    return new Binary(op, repr, left, right, span);
  }

  /** Zero minus the operand for integers, the sign turned for floating and complex values. */
  public static ObjectNode negate(Repr repr, ExprNode operand, Span span) {
    return new Negate(repr, operand, span);
  }

  public static ObjectNode complement(Repr repr, ExprNode operand) {
    return new Complement(repr, operand);
  }

  /** The real or imaginary part, boxed. */
  public static ObjectNode part(Repr.Complex repr, ExprNode operand, boolean real) {
    return new Part(repr, operand, real);
  }

  /** Takes the value of a slow operation, or ends the run. */
  static Object take(Frame frame, SlowArithmetic.Result result, Span span) {
    return switch (result) {
      case SlowArithmetic.Result.Value(var value) -> NanSign.of(frame.machine(), value);
      case SlowArithmetic.Result.Bad(var kind, var message) ->
          throw frame.machine().undefined(kind, span, message);
      case SlowArithmetic.Result.Inexact(var what) -> throw frame.machine().unsupported(what, span);
    };
  }

  static SlowArithmetic arithmetic(Frame frame) {
    return new SlowArithmetic(frame.machine().dialect().wrapv());
  }

  private static final class Binary extends ObjectNode {
    private final BinaryOp op;
    private final Repr repr;
    private final ExprNode left;
    private final ExprNode right;
    private final Span span;

    Binary(BinaryOp op, Repr repr, ExprNode left, ExprNode right, Span span) {
      this.op = op;
      this.repr = repr;
      this.left = left;
      this.right = right;
      this.span = span;
    }

    @Override
    public Object execObject(Frame frame) {
      Object a = left.execBoxed(frame);
      Object b = right.execBoxed(frame);
      return take(frame, arithmetic(frame).binary(op, a, b, repr), span);
    }
  }

  private static final class Negate extends ObjectNode {
    private final Repr repr;
    private final ExprNode operand;
    private final Span span;

    Negate(Repr repr, ExprNode operand, Span span) {
      this.repr = repr;
      this.operand = operand;
      this.span = span;
    }

    @Override
    public Object execObject(Frame frame) {
      return SlowNodes.negate(frame, operand.execBoxed(frame), repr, span);
    }
  }

  static Object negate(Frame frame, Object value, Repr repr, Span span) {
    return switch (value) {
      case SoftFloat s -> s.negate();
      case Double d -> -d;
      case ComplexNumber c -> c.negate();
      case ComplexInteger c -> new ComplexInteger(c.re().negate(), c.im().negate());
      default -> {
        Object zero = Values.wrap(BigInteger.ZERO, repr);
        yield take(frame, arithmetic(frame).binary(BinaryOp.SUBTRACT, zero, value, repr), span);
      }
    };
  }

  private static final class Complement extends ObjectNode {
    private final Repr repr;
    private final ExprNode operand;

    Complement(Repr repr, ExprNode operand) {
      this.repr = repr;
      this.operand = operand;
    }

    @Override
    public Object execObject(Frame frame) {
      return SlowNodes.complement(operand.execBoxed(frame), repr);
    }
  }

  static Object complement(Object value, Repr repr) {
    return switch (value) {
      case ComplexNumber c -> c.conjugate();
      case ComplexInteger c -> new ComplexInteger(c.re(), c.im().negate());
      default -> Values.wrap(Values.integer(value, repr).not(), repr);
    };
  }

  private static final class Part extends ObjectNode {
    private final Repr.Complex repr;
    private final ExprNode operand;
    private final boolean real;

    Part(Repr.Complex repr, ExprNode operand, boolean real) {
      this.repr = repr;
      this.operand = operand;
      this.real = real;
    }

    @Override
    public Object execObject(Frame frame) {
      Object value = operand.execObject(frame);
      return real ? Values.realPart(value, repr) : Values.imaginaryPart(value, repr);
    }
  }
}
