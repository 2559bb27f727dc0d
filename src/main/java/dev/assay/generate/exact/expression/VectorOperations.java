package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.environment.VectorTypes;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;

/** Operations on vectors of unsigned elements, which are defined for all values. */
final class VectorOperations {
  private static final List<BinaryOp> LANEWISE =
      List.of(
          BinaryOp.ADD,
          BinaryOp.SUBTRACT,
          BinaryOp.MULTIPLY,
          BinaryOp.AND,
          BinaryOp.OR,
          BinaryOp.XOR);
  private static final List<BinaryOp> COMPARISONS =
      List.of(
          BinaryOp.LESS,
          BinaryOp.GREATER,
          BinaryOp.LESS_EQUAL,
          BinaryOp.GREATER_EQUAL,
          BinaryOp.EQUAL,
          BinaryOp.NOT_EQUAL);

  private final Spot spot;
  private final Rng rng;
  private final CType named;
  private final CType.Vector type;
  private final CType signed;
  private final int width;

  VectorOperations(Spot spot, CType named) {
    this.spot = spot;
    this.rng = spot.rng();
    this.named = Types.qualifiers(named).isEmpty() ? named : Types.unqualified(named);
    this.type = (CType.Vector) Types.unqualified(named);
    IntKind kind = ((CType.Int) type.element()).kind();
    this.signed = named(new CType.Int(kind.toSigned()));
    this.width = spot.draft().layout().width(type.element());
  }

  /** A result of the type, from vectors of it. */
  Expr make(List<Expr> vectors, Expressions expressions) {
    Expr a = rng.pick(vectors);
    Expr b = rng.pick(vectors);
    return switch (rng.nextInt(11)) {
      case 0, 1, 2 -> binary(rng.pick(LANEWISE), a, b);
      case 3 -> shifted(a, rng.nextBoolean() ? BinaryOp.SHIFT_LEFT : BinaryOp.SHIFT_RIGHT);
      case 4 -> cast(named, signedShift(a));
      case 5 -> cast(named, comparison(a, b));
      case 6 -> blend(a, b, rng.pick(vectors));
      case 7 ->
          rng.nextBoolean() ? spot.typing().unary(UnaryOp.COMPLEMENT, a, Span.NONE) : negated(a);
      case 8, 9 -> shuffled(a, b);
      default -> rng.nextBoolean() ? divided(a) : converted(a, expressions);
    };
  }

  /** As many elements of another type. */
  private CType named(CType element) {
    return VectorTypes.named(spot.draft(), new CType.Vector(element, type.count()));
  }

  /** Elements of both in any order. */
  private Expr shuffled(Expr a, Expr b) {
    var arguments = new ArrayList<>(List.of(a, b));
    for (int i = 0; i < type.count(); i++) {
      arguments.add(Constants.literal(rng.nextInt(2 * type.count()), CType.INT));
    }
    return spot.typing().builtinCall("__builtin_shufflevector", arguments, Span.NONE);
  }

  private Expr binary(BinaryOp op, Expr left, Expr right) {
    return spot.typing().binary(op, left, right, Span.NONE);
  }

  private Expr cast(CType to, Expr vector) {
    return spot.typing().cast(to, vector, Span.NONE);
  }

  private Expr negated(Expr vector) {
    return spot.typing().unary(UnaryOp.MINUS, vector, Span.NONE);
  }

  private Expr shifted(Expr vector, BinaryOp op) {
    return binary(op, vector, Constants.literal(rng.nextInt(width), CType.INT));
  }

  private Expr signedShift(Expr vector) {
    return shifted(cast(signed, vector), BinaryOp.SHIFT_RIGHT);
  }

  /** A mask of the signed type; the operands are compared as signed or as unsigned. */
  private Expr comparison(Expr a, Expr b) {
    BinaryOp op = rng.pick(COMPARISONS);
    return rng.nextBoolean() ? binary(op, a, b) : binary(op, cast(signed, a), cast(signed, b));
  }

  /** {@code (a & mask) | (b & ~mask)}. */
  private Expr blend(Expr a, Expr b, Expr c) {
    Expr mask = cast(named, comparison(a, c));
    Expr rest = spot.typing().unary(UnaryOp.COMPLEMENT, mask, Span.NONE);
    return binary(BinaryOp.OR, binary(BinaryOp.AND, a, mask), binary(BinaryOp.AND, b, rest));
  }

  private Expr divided(Expr vector) {
    Expr divisor = Constants.literal(rng.between(1, 100), CType.INT);
    Expr narrow = cast(type.element(), divisor);
    return binary(rng.nextBoolean() ? BinaryOp.DIVIDE : BinaryOp.REMAINDER, vector, narrow);
  }

  /** Element by element to another width and back. */
  private Expr converted(Expr vector, Expressions expressions) {
    IntKind other = rng.pick(List.of(IntKind.SHORT, IntKind.UINT, IntKind.UCHAR, IntKind.LLONG));
    int bytes = type.count() * spot.draft().layout().model().sizeOf(other);
    if (bytes < 8 || bytes > 32) {
      return binary(
          BinaryOp.XOR, vector, cast(type.element(), expressions.leaf(spot.withDepth(0))));
    }
    CType there = named(new CType.Int(other));
    Expr changed = spot.typing().convertVector(vector, there, Span.NONE);
    return spot.typing().convertVector(changed, named, Span.NONE);
  }
}
