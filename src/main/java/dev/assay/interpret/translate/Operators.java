package dev.assay.interpret.translate;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.interpret.Choices;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.node.Comparisons;
import dev.assay.interpret.node.ComplexNodes;
import dev.assay.interpret.node.Constants;
import dev.assay.interpret.node.Convert;
import dev.assay.interpret.node.DoubleNodes;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.IntNodes;
import dev.assay.interpret.node.IntOperation;
import dev.assay.interpret.node.Logic;
import dev.assay.interpret.node.LongNode;
import dev.assay.interpret.node.NearestLong;
import dev.assay.interpret.node.PointerNodes;
import dev.assay.interpret.node.SlowNodes;
import dev.assay.interpret.node.Unbox;
import dev.assay.interpret.node.VectorNodes;
import dev.assay.interpret.value.Repr;

/** Translates unary and binary operators. */
final class Operators {
  private static final Repr COUNT = new Repr.Bits(128, true);
  private static final Repr NARROW_COUNT = new Repr.Bits(64, true);

  private final ExprTranslator expressions;

  Operators(ExprTranslator expressions) {
    this.expressions = expressions;
  }

  ExprNode binary(Expr.Binary binary) {
    Expr left = binary.left();
    Expr right = binary.right();
    if (binary.op().isLogical() && !(expressions.repr(binary.type()) instanceof Repr.Lanes)) {
      return logical(binary);
    }
    var wide = new WideBitFields(expressions.layout(), expressions.context().machine().dialect());
    if (wide.differs(binary.op(), left, right)) {
      return expressions.unsupported(WideBitFields.WHAT, binary.span());
    }
    Contraction contraction = new Contraction(expressions);
    if (contraction.applies(binary)) {
      return contraction.fused(binary);
    }
    return expressions
        .order()
        .both(
            left,
            right,
            binary.span(),
            (a, b) ->
                binary(binary.op(), left.type(), a, right.type(), b, binary.type(), binary.span()));
  }

  private ExprNode logical(Expr.Binary binary) {
    ExprNode left = expressions.order().settled(expressions.test(binary.left()));
    ExprNode right = expressions.test(binary.right());
    return binary.op() == BinaryOp.LOGICAL_AND ? Logic.and(left, right) : Logic.or(left, right);
  }

  /** An operation whose result has the left operand's type. */
  ExprNode binary(BinaryOp op, CType left, ExprNode a, CType right, ExprNode b, Span span) {
    return binary(op, left, a, right, b, left, span);
  }

  private ExprNode binary(
      BinaryOp op, CType left, ExprNode a, CType right, ExprNode b, CType result, Span span) {
    if (Types.isPointer(left) || Types.isPointer(right)) {
      return pointers(op, left, a, right, b, span);
    }
    Repr repr = expressions.repr(left);
    Repr other = expressions.repr(right);
    if (repr instanceof Repr.Complex || other instanceof Repr.Complex) {
      return complex(op, repr, a, other, b, span);
    }
    return switch (repr) {
      case Repr.Bits bits -> integers(op, left, bits, a, other, b, span);
      case Repr.Bool _, Repr.Address _ ->
          IntNodes.binary(op, a, b, new IntOperation(op.symbol(), 64, false, "bool", span));
      case Repr.Single _, Repr.Double _ -> floating(op, repr, a, b);
      case Repr.Soft _ -> unboxed(op, repr, SlowNodes.binary(op, repr, a, b, span));
      case Repr.Lanes lanes ->
          VectorNodes.binary(op, lanes, (Repr.Lanes) expressions.repr(result), a, b, span);
      case Repr.Complex _, Repr.Bytes _, Repr.Nothing _ ->
          expressions.unsupported("operator " + op.symbol(), span);
    };
  }

  private ExprNode integers(
      BinaryOp op, CType type, Repr.Bits bits, ExprNode a, Repr other, ExprNode b, Span span) {
    if (op.isShift() && !other.isLong()) {
      return integers(op, type, bits, a, NARROW_COUNT, NearestLong.of(b, other), span);
    }
    if (op.isEquality() && bits.width() == 64 && isLookedAt()) {
      return Comparisons.addresses(op, a, b, span);
    }
    if (bits.width() == 32 || bits.width() == 64) {
      var operation =
          new IntOperation(op.symbol(), bits.width(), bits.signed(), Types.name(type), span);
      LongNode node = IntNodes.binary(op, a, b, operation);
      boolean isGap = op == BinaryOp.SUBTRACT || op == BinaryOp.XOR;
      return isGap && bits.width() == 64 && isLookedAt() ? Comparisons.gap(node, span) : node;
    }
    ExprNode right = op.isShift() ? Convert.of(b, other, COUNT, "int", span) : b;
    return unboxed(op, bits, SlowNodes.binary(op, bits, a, right, span));
  }

  /** Whether it is seen, or chosen, that numbers made of different pointers are equal. */
  private boolean isLookedAt() {
    Machine machine = expressions.context().machine();
    return machine.model().pointerSize() == 8
        && (machine.openings().isActive()
            || machine.choices().makes(Choices.Other.ONE_PAST_EQUAL)
            || machine.choices().makes(Choices.Other.SEPARATE_LITERALS));
  }

  private static ExprNode unboxed(
      BinaryOp op, Repr repr, dev.assay.interpret.node.ObjectNode node) {
    boolean truth = op.isRelational() || op.isEquality() || op.isLogical();
    return truth ? Unbox.toLong(node) : Unbox.as(repr, node);
  }

  private ExprNode floating(BinaryOp op, Repr repr, ExprNode a, ExprNode b) {
    return op.isRelational() || op.isEquality()
        ? Comparisons.doubles(op, a, b)
        : DoubleNodes.binary(op, repr instanceof Repr.Single, a, b);
  }

  private ExprNode complex(BinaryOp op, Repr left, ExprNode a, Repr right, ExprNode b, Span span) {
    Repr.Complex whole = left instanceof Repr.Complex c ? c : (Repr.Complex) right;
    return unboxed(op, whole, ComplexNodes.binary(op, left, a, right, b, span));
  }

  private ExprNode pointers(
      BinaryOp op, CType left, ExprNode a, CType right, ExprNode b, Span span) {
    boolean bothPointers = Types.isPointer(left) && Types.isPointer(right);
    if (op.isRelational() || op.isEquality()) {
      return PointerNodes.compare(op, a, b, span);
    }
    if (op == BinaryOp.SUBTRACT && bothPointers) {
      return PointerNodes.difference(a, b, expressions.sizes().of(Types.target(left)), span);
    }
    return Types.isPointer(left)
        ? PointerNodes.add(
            a,
            NearestLong.of(b, expressions.repr(right)),
            expressions.sizes().of(Types.target(left)),
            op == BinaryOp.SUBTRACT,
            span)
        : PointerNodes.add(
            b,
            NearestLong.of(a, expressions.repr(left)),
            expressions.sizes().of(Types.target(right)),
            false,
            span);
  }

  ExprNode unary(Expr.Unary unary) {
    Span span = unary.span();
    boolean changes = unary.op() == UnaryOp.MINUS || unary.op() == UnaryOp.COMPLEMENT;
    if (changes
        && new WideBitFields(expressions.layout(), expressions.context().machine().dialect())
            .differs(unary.operand())) {
      return expressions.unsupported(WideBitFields.WHAT, span);
    }
    return switch (unary.op()) {
      case PLUS -> expressions.rvalue(unary.operand());
      case MINUS -> minus(unary, span);
      case COMPLEMENT -> complement(unary, span);
      case NOT ->
          expressions.repr(unary.type()) instanceof Repr.Lanes lanes
              ? VectorNodes.unary(unary.op(), lanes, expressions.rvalue(unary.operand()), span)
              : Logic.not(expressions.test(unary.operand()));
      case ADDRESS -> expressions.address(unary.operand(), true);
      case DEREFERENCE -> expressions.address(unary, false);
      case REAL, IMAG -> part(unary);
    };
  }

  private ExprNode part(Expr.Unary unary) {
    Repr repr = expressions.repr(unary.operand().type());
    ExprNode value = expressions.rvalue(unary.operand());
    boolean real = unary.op() == UnaryOp.REAL;
    if (repr instanceof Repr.Complex complex) {
      return Unbox.as(complex.part(), SlowNodes.part(complex, value, real));
    }
    return real
        ? value
        : Convert.of(Constants.of(0L), new Repr.Bits(32, true), repr, "int", unary.span());
  }

  private ExprNode minus(Expr.Unary unary, Span span) {
    Repr repr = expressions.repr(unary.type());
    ExprNode operand = expressions.rvalue(unary.operand());
    return switch (repr) {
      case Repr.Bits b when b.width() == 32 || b.width() == 64 ->
          IntNodes.negate(operand, operation("-", b, unary));
      case Repr.Single _, Repr.Double _ -> DoubleNodes.negate(operand);
      case Repr.Lanes lanes -> VectorNodes.unary(unary.op(), lanes, operand, span);
      case Repr.Bits _, Repr.Bool _, Repr.Address _, Repr.Soft _, Repr.Complex _ ->
          Unbox.as(repr, SlowNodes.negate(repr, operand, span));
      case Repr.Bytes _, Repr.Nothing _ -> expressions.unsupported("operator -", span);
    };
  }

  private static IntOperation operation(String symbol, Repr.Bits bits, Expr.Unary unary) {
    return new IntOperation(
        symbol, bits.width(), bits.signed(), Types.name(unary.type()), unary.span());
  }

  private ExprNode complement(Expr.Unary unary, Span span) {
    Repr repr = expressions.repr(unary.type());
    ExprNode operand = expressions.rvalue(unary.operand());
    return switch (repr) {
      case Repr.Bits b when b.width() == 32 || b.width() == 64 ->
          IntNodes.complement(operand, operation("~", b, unary));
      case Repr.Lanes lanes -> VectorNodes.unary(unary.op(), lanes, operand, span);
      case Repr.Bits _, Repr.Complex _ -> Unbox.as(repr, SlowNodes.complement(repr, operand));
      case Repr.Bool _, Repr.Address _, Repr.Single _, Repr.Double _ ->
          expressions.unsupported("operator ~", span);
      case Repr.Soft _, Repr.Bytes _, Repr.Nothing _ -> expressions.unsupported("operator ~", span);
    };
  }
}
