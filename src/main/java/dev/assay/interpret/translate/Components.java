package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Swizzles;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.LaneNodes;
import dev.assay.interpret.value.Repr;
import java.math.BigInteger;
import java.util.List;

/** Translates the components of vectors: one is an element, more are a vector of some lanes. */
final class Components {
  private final ExprTranslator expressions;

  Components(ExprTranslator expressions) {
    this.expressions = expressions;
  }

  static boolean isElement(Expr.Swizzle swizzle) {
    return !Types.isVector(swizzle.type());
  }

  /** The same element by its number. */
  static Expr.Index element(Expr.Swizzle swizzle) {
    int lane = Swizzles.lanes(swizzle).getFirst();
    Expr number =
        new Expr.IntLiteral(
            BigInteger.valueOf(lane), Integer.toString(lane), CType.INT, swizzle.span());
    return new Expr.Index(whole(swizzle), number, swizzle.type(), swizzle.span());
  }

  /** The vector whose components are meant. */
  static Expr whole(Expr.Swizzle swizzle) {
    Expr base = swizzle.base();
    return swizzle.arrow()
        ? new Expr.Unary(UnaryOp.DEREFERENCE, base, Types.target(base.type()), swizzle.span())
        : base;
  }

  /** Whether an evaluation changes no object but those it makes itself. */
  static boolean isQuiet(Expr expr) {
    return Walk.expressions(expr).stream()
        .noneMatch(e ->
            e instanceof Expr.Assign
                || e instanceof Expr.CompoundAssign
                || e instanceof Expr.Step
                || e instanceof Expr.Call
                || e instanceof Expr.StatementExpr
                || e instanceof Expr.VaArg
                || e instanceof Expr.BuiltinCall);
  }

  ExprNode value(Expr.Swizzle swizzle) {
    if (isElement(swizzle)) {
      return expressions.rvalue(element(swizzle));
    }
    Expr whole = whole(swizzle);
    CType type = Types.unqualified(whole.type());
    var lanes = (Repr.Lanes) expressions.repr(type);
    List<Integer> wanted = Swizzles.lanes(swizzle);
    if (wanted.stream().anyMatch(lane -> lane >= lanes.count())) {
      return expressions.unsupported("the last lane of a vector of three", swizzle.span());
    }
    Expr read =
        whole.isLvalue()
            ? new Expr.Implicit(Conversion.LVALUE_TO_RVALUE, whole, type, swizzle.span())
            : whole;
    return LaneNodes.pick(expressions.rvalue(read), lanes, wanted);
  }
}
