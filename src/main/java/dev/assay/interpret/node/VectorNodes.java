package dev.assay.interpret.node;

import dev.assay.c.BinaryOp;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.memory.Blob;
import dev.assay.interpret.value.Codec;
import dev.assay.interpret.value.Repr;
import dev.assay.interpret.value.Values;
import java.math.BigInteger;
import java.util.Arrays;

/** GNU's vectors: operators work lane by lane. */
public final class VectorNodes {
  private VectorNodes() {}

  /** Comparisons give lanes of 0 and -1 in {@code result}; others have {@code lanes} again. */
  public static ObjectNode binary(
      BinaryOp op, Repr.Lanes lanes, Repr.Lanes result, ExprNode left, ExprNode right, Span span) {
    return new Binary(op, lanes, result, left, right, span);
  }

  public static ObjectNode unary(UnaryOp op, Repr.Lanes lanes, ExprNode operand, Span span) {
    return new Unary(op, lanes, operand, span);
  }

  /** The scalar, converted, in each lane. */
  public static ObjectNode splat(ExprNode scalar, Repr from, Repr.Lanes lanes) {
    return new Splat(scalar, from, lanes);
  }

  /** The same bytes as another type. */
  public static ExprNode reinterpret(ExprNode value, Repr from, Repr to, Span span) {
    return Unbox.as(to, new Reinterpret(value, from, to, span));
  }

  /** A union with the value at its start. */
  public static ObjectNode toUnion(ExprNode value, Repr from, long size) {
    return new ToUnion(value, from, (int) size);
  }

  /** Each lane converted. */
  public static ObjectNode convert(ExprNode value, Repr.Lanes from, Repr.Lanes to, Span span) {
    return new ConvertLanes(value, from, to, span);
  }

  /** The value of a lane, which must have one. */
  private static Object lane(Frame frame, Blob blob, Repr.Lanes lanes, int index, Span span) {
    int start = index * lanes.laneSize();
    Codec codec = frame.machine().codec();
    requireValue(frame, blob, start, start + codec.valueBytes(lanes.lane()), span);
    return codec
        .decode(blob.bytes(), start, lanes.lane())
        .orElseGet(() -> Values.wrap(BigInteger.ZERO, lanes.lane()));
  }

  private static void requireValue(Frame frame, Blob blob, int start, int end, Span span) {
    for (int i = start; blob.defined() != null && i < end; i++) {
      if (blob.defined()[i] != -1) {
        throw frame
            .machine()
            .undefined(UbKind.INDETERMINATE_VALUE, span, "a lane is used that has no value");
      }
    }
  }

  private static void put(Codec codec, byte[] bytes, Repr.Lanes lanes, int index, Object value) {
    byte[] lane = codec.encode(value, lanes.lane());
    System.arraycopy(lane, 0, bytes, index * lanes.laneSize(), lane.length);
  }

  private static int bytes(Repr.Lanes lanes) {
    return lanes.laneSize() * lanes.count();
  }

  private static final class Binary extends ObjectNode {
    private final BinaryOp op;
    private final Repr.Lanes lanes;
    private final Repr.Lanes result;
    private final ExprNode left;
    private final ExprNode right;
    private final Span span;

    Binary(
        BinaryOp op,
        Repr.Lanes lanes,
        Repr.Lanes result,
        ExprNode left,
        ExprNode right,
        Span span) {
      this.op = op;
      this.lanes = lanes;
      this.result = result;
      this.left = left;
      this.right = right;
      this.span = span;
    }

    @Override
    public Object execObject(Frame frame) {
      Blob a = (Blob) left.execObject(frame);
      Blob b = (Blob) right.execObject(frame);
      Codec codec = frame.machine().codec();
      boolean truth = op.isRelational() || op.isEquality() || op.isLogical();
      var bytes = new byte[bytes(result)];
      for (int i = 0; i < lanes.count(); i++) {
        Object value =
            SlowNodes.take(
                frame,
                SlowNodes.arithmetic(frame)
                    .binary(
                        op,
                        lane(frame, a, lanes, i, span),
                        lane(frame, b, lanes, i, span),
                        lanes.lane()),
                span);
        Object stored = truth ? (Object) (-(Long) value) : value;
        put(codec, bytes, result, i, truth ? wrapped(stored) : stored);
      }
      return Blob.of(bytes);
    }

    private Object wrapped(Object value) {
      return Values.wrap(BigInteger.valueOf((Long) value), result.lane());
    }
  }

  private static final class Unary extends ObjectNode {
    private final UnaryOp op;
    private final Repr.Lanes lanes;
    private final ExprNode operand;
    private final Span span;

    Unary(UnaryOp op, Repr.Lanes lanes, ExprNode operand, Span span) {
      this.op = op;
      this.lanes = lanes;
      this.operand = operand;
      this.span = span;
    }

    @Override
    public Object execObject(Frame frame) {
      Blob value = (Blob) operand.execObject(frame);
      Codec codec = frame.machine().codec();
      var bytes = new byte[bytes(lanes)];
      for (int i = 0; i < lanes.count(); i++) {
        Object lane = lane(frame, value, lanes, i, span);
        put(codec, bytes, lanes, i, apply(frame, lane));
      }
      return Blob.of(bytes);
    }

    private Object apply(Frame frame, Object lane) {
      return switch (op) {
        case MINUS -> SlowNodes.negate(frame, lane, lanes.lane(), span);
        case COMPLEMENT -> SlowNodes.complement(lane, lanes.lane());
        case NOT -> Values.isZero(lane) ? Values.wrap(BigInteger.ONE.negate(), lanes.lane()) : 0L;
        case PLUS, ADDRESS, DEREFERENCE, REAL, IMAG -> lane;
      };
    }
  }

  private static final class Splat extends ObjectNode {
    private final ExprNode scalar;
    private final Repr from;
    private final Repr.Lanes lanes;

    Splat(ExprNode scalar, Repr from, Repr.Lanes lanes) {
      this.scalar = scalar;
      this.from = from;
      this.lanes = lanes;
    }

    @Override
    public Object execObject(Frame frame) {
      Object value = Values.convert(scalar.execBoxed(frame), from, lanes.lane()).orElseThrow();
      var bytes = new byte[bytes(lanes)];
      for (int i = 0; i < lanes.count(); i++) {
        put(frame.machine().codec(), bytes, lanes, i, value);
      }
      return Blob.of(bytes);
    }
  }

  private static final class Reinterpret extends ObjectNode {
    private final ExprNode value;
    private final Repr from;
    private final Repr to;
    private final Span span;

    Reinterpret(ExprNode value, Repr from, Repr to, Span span) {
      this.value = value;
      this.from = from;
      this.to = to;
      this.span = span;
    }

    @Override
    public Object execObject(Frame frame) {
      Object old = value.execBoxed(frame);
      if (old instanceof Blob blob && to instanceof Repr.Lanes) {
        return new Blob(blob.bytes(), blob.defined(), null);
      }
      Codec codec = frame.machine().codec();
      if (old instanceof Blob blob) {
        requireValue(frame, blob, 0, codec.valueBytes(to), span);
      }
      return codec.decode(codec.encode(old, from), 0, to).orElseThrow();
    }
  }

  private static final class ToUnion extends ObjectNode {
    private final ExprNode value;
    private final Repr from;
    private final int size;

    ToUnion(ExprNode value, Repr from, int size) {
      this.value = value;
      this.from = from;
      this.size = size;
    }

    @Override
    public Object execObject(Frame frame) {
      byte[] bytes = frame.machine().codec().encode(value.execBoxed(frame), from);
      var defined = new byte[size];
      Arrays.fill(defined, 0, Math.min(size, bytes.length), (byte) -1);
      return new Blob(Arrays.copyOf(bytes, size), defined, null);
    }
  }

  private static final class ConvertLanes extends ObjectNode {
    private final ExprNode value;
    private final Repr.Lanes from;
    private final Repr.Lanes to;
    private final Span span;

    ConvertLanes(ExprNode value, Repr.Lanes from, Repr.Lanes to, Span span) {
      this.value = value;
      this.from = from;
      this.to = to;
      this.span = span;
    }

    @Override
    public Object execObject(Frame frame) {
      Blob blob = (Blob) value.execObject(frame);
      Codec codec = frame.machine().codec();
      var bytes = new byte[bytes(to)];
      for (int i = 0; i < to.count(); i++) {
        Object lane = lane(frame, blob, from, i, span);
        Object converted =
            Values.convert(lane, from.lane(), to.lane())
                .orElseThrow(() ->
                    frame
                        .machine()
                        .undefined(
                            UbKind.FLOAT_CONVERSION,
                            span,
                            "a lane does not fit the type it is converted to"));
        put(codec, bytes, to, i, converted);
      }
      return Blob.of(bytes);
    }
  }
}
