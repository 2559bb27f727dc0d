package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.mutate.preserving.Bindings;

/** Where a floating value may stand in the place of an integer. */
final class FloatPlaces {
  /** Whether one may stand there: as it is, with a cast, or nobody knows. */
  enum Answer {
    TAKEN,
    CAST,
    UNKNOWN
  }

  private final Bindings bindings;

  FloatPlaces(Bindings bindings) {
    this.bindings = bindings;
  }

  Answer of(Expr expr) {
    return switch (bindings.parent(expr)) {
      case Expr.Implicit i ->
          switch (i.conversion()) {
            case INTEGRAL, INTEGRAL_TO_FLOATING, TO_BOOL, LVALUE_TO_RVALUE -> of(i);
            case Conversion _ -> Answer.CAST;
          };
      case Expr.Binary b -> binary(b);
      case Expr.Unary u ->
          switch (u.op()) {
            case PLUS, MINUS -> of(u);
            case NOT -> Answer.TAKEN;
            case UnaryOp _ -> Answer.CAST;
          };
      case Expr.Assign a -> taken(Types.isArithmetic(a.target().type()));
      case Expr.CompoundAssign a ->
          taken(isArithmetic(a.op()) && Types.isArithmetic(a.target().type()));
      case Expr.Cast c -> taken(Types.isVoid(c.type()) || Types.isArithmetic(c.type()));
      case Expr.Conditional c -> isWithin(expr, c.condition()) ? Answer.TAKEN : Answer.CAST;
      case Expr.Comma c -> isWithin(expr, c.left()) ? Answer.TAKEN : of(c);
      case Expr.Call c -> argument(expr, c);
      case Expr.Index _, Expr.OrElse _ -> Answer.CAST;
      case Initializer.Value v -> initial(v);
      case Stmt.Expression s -> taken(bindings.isDiscarded(s.expr()));
      case Stmt.Return _, Stmt.Switch _ -> Answer.CAST;
      case Stmt.If _, Stmt.While _, Stmt.DoWhile _, Stmt.For _ -> Answer.TAKEN;
      case null, default -> Answer.UNKNOWN;
    };
  }

  private static Answer taken(boolean isTaken) {
    return isTaken ? Answer.TAKEN : Answer.CAST;
  }

  private static boolean isArithmetic(BinaryOp op) {
    return op == BinaryOp.ADD
        || op == BinaryOp.SUBTRACT
        || op == BinaryOp.MULTIPLY
        || op == BinaryOp.DIVIDE;
  }

  private Answer binary(Expr.Binary b) {
    boolean isOfNumbers =
        Types.isArithmetic(b.left().type()) && Types.isArithmetic(b.right().type());
    if (b.op().isLogical() || isOfNumbers && (b.op().isRelational() || b.op().isEquality())) {
      return Answer.TAKEN;
    }
    return isOfNumbers && isArithmetic(b.op()) ? of(b) : Answer.CAST;
  }

  private static boolean isWithin(Expr expr, Expr outer) {
    return expr == outer || outer instanceof Expr.Implicit i && isWithin(expr, i.operand());
  }

  private static Answer argument(Expr expr, Expr.Call call) {
    CType function = Types.unqualified(Types.target(call.function().type()));
    for (int i = 0; i < call.arguments().size(); i++) {
      if (isWithin(expr, call.arguments().get(i))
          && !Evaluated.isBuiltin(call)
          && function instanceof CType.Function f
          && f.prototyped()
          && i < f.parameters().size()) {
        return taken(Types.isArithmetic(f.parameters().get(i)));
      }
    }
    return Answer.CAST;
  }

  /** The type of a variable is known; that of a part of an object is not. */
  private Answer initial(Initializer.Value value) {
    return bindings.parent(value) instanceof Decl.Variable v && !v.traits().inferred()
        ? taken(Types.isArithmetic(v.type()))
        : Answer.CAST;
  }
}
