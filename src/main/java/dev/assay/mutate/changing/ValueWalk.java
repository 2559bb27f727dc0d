package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import java.util.Optional;
import java.util.OptionalLong;

/** Goes through an expression and finds the sites in it. */
final class ValueWalk {
  private final ExprSites sites;
  private final NameScope scope;
  private final Optional<ConstantPlace> constant;

  ValueWalk(ExprSites sites, NameScope scope, Optional<ConstantPlace> constant) {
    this.sites = sites;
    this.scope = scope;
    this.constant = constant;
  }

  void effect(Expr expr) {
    value(expr, Demand.ANYTHING, Use.DISCARDED);
  }

  /** A value that is converted, as if by assignment, to the type that it has now. */
  void stored(Expr expr) {
    if (!Types.isArray(expr.type())) {
      value(expr, Demand.ofStored(expr.type()), Use.VALUE);
    }
  }

  void value(Expr expr, Demand demand, Use use) {
    value(expr, demand, use, OptionalLong.empty());
  }

  private void value(Expr expr, Demand demand, Use use, OptionalLong bound) {
    if (expr instanceof Expr.Implicit i && !isWritten(i.conversion())) {
      converted(i, demand, use, bound);
      return;
    }
    if (isReplaceable(expr)) {
      sites.add(new ExprSite(expr, demand, use, bound, constant, scope));
    }
    inside(expr, demand, use);
  }

  private static boolean isWritten(Conversion conversion) {
    return switch (conversion) {
      case LVALUE_TO_RVALUE, ARRAY_TO_POINTER, FUNCTION_TO_POINTER -> true;
      case INTEGRAL, INTEGRAL_TO_FLOATING, FLOATING_TO_INTEGRAL, FLOATING, TO_BOOL -> false;
      case POINTER_TO_INTEGRAL, INTEGRAL_TO_POINTER, NULL_TO_POINTER, POINTER, TO_VOID -> false;
      case REAL_TO_COMPLEX, COMPLEX_TO_REAL, COMPLEX, VECTOR_SPLAT, VECTOR_REINTERPRET -> false;
      case TO_UNION, NO_OP -> false;
    };
  }

  /** Conversions of numbers are made again, whatever number comes. */
  private void converted(Expr.Implicit i, Demand demand, Use use, OptionalLong bound) {
    switch (i.conversion()) {
      case INTEGRAL, INTEGRAL_TO_FLOATING, FLOATING_TO_INTEGRAL, FLOATING, REAL_TO_COMPLEX ->
          value(i.operand(), demand, use, bound);
      case COMPLEX_TO_REAL, COMPLEX, NO_OP -> value(i.operand(), demand, use, bound);
      case TO_BOOL -> value(i.operand(), Demand.SCALAR, Use.TESTED);
      case POINTER -> value(i.operand(), Demand.SAME, use);
      case TO_VOID -> effect(i.operand());
      case NULL_TO_POINTER, INTEGRAL_TO_POINTER, POINTER_TO_INTEGRAL, TO_UNION -> {}
      case VECTOR_SPLAT, VECTOR_REINTERPRET -> {}
      case LVALUE_TO_RVALUE, ARRAY_TO_POINTER, FUNCTION_TO_POINTER -> object(i.operand());
    }
  }

  private static boolean isReplaceable(Expr expr) {
    return switch (expr) {
      case Expr.Implicit i -> i.conversion() != Conversion.FUNCTION_TO_POINTER;
      case Expr.NullptrLiteral _, Expr.LabelAddress _ -> false;
      case Expr _ -> !expr.isLvalue() && !Types.isVector(expr.type());
    };
  }

  private void inside(Expr expr, Demand demand, Use use) {
    switch (expr) {
      case Expr.Implicit i -> object(i.operand());
      case Expr.Cast c -> cast(c);
      case Expr.Unary u -> unary(u, demand, use);
      case Expr.Binary b -> binary(b, demand, use);
      case Expr.Step s -> object(s.operand());
      case Expr.Assign a -> {
        object(a.target());
        stored(a.value());
      }
      case Expr.CompoundAssign a -> compound(a);
      case Expr.Conditional c -> {
        value(c.condition(), Demand.SCALAR, Use.TESTED);
        arm(c.then(), c.type(), demand, use.ofPart());
        arm(c.otherwise(), c.type(), demand, use.ofPart());
      }
      case Expr.OrElse o -> {
        arm(o.condition(), o.type(), demand, use.ofPart());
        arm(o.otherwise(), o.type(), demand, use.ofPart());
      }
      case Expr.Comma c -> {
        effect(c.left());
        value(c.right(), demand, use);
      }
      case Expr.Call c -> call(c);
      case Expr.Member m when !m.isLvalue() -> value(m.base(), Demand.SAME, Use.VALUE);
      case Expr.StatementExpr s -> sites.statementExpr(s, scope);
      case Expr.CompoundLiteral c -> object(c);
      case Expr _ -> {}
    }
  }

  /** An arm that decides nothing but a number may become any other number. */
  private void arm(Expr arm, CType type, Demand demand, Use use) {
    value(arm, Types.isArithmetic(type) ? demand.ofNumber() : Demand.SAME, use);
  }

  private void cast(Expr.Cast c) {
    switch (c.conversion()) {
      case INTEGRAL, INTEGRAL_TO_FLOATING, FLOATING_TO_INTEGRAL, FLOATING, REAL_TO_COMPLEX ->
          value(c.operand(), Demand.ARITHMETIC, Use.VALUE);
      case COMPLEX_TO_REAL, COMPLEX -> value(c.operand(), Demand.ARITHMETIC, Use.VALUE);
      case TO_BOOL -> value(c.operand(), Demand.SCALAR, Use.TESTED);
      case INTEGRAL_TO_POINTER, NULL_TO_POINTER -> value(c.operand(), Demand.INTEGER, Use.FOLLOWED);
      case POINTER -> value(c.operand(), Demand.POINTER, Use.VALUE);
      case TO_VOID -> effect(c.operand());
      case POINTER_TO_INTEGRAL -> value(c.operand(), Demand.POINTER, Use.VALUE);
      case NO_OP -> value(c.operand(), Demand.ofStored(c.type()), Use.VALUE);
      case VECTOR_SPLAT, VECTOR_REINTERPRET, TO_UNION -> {}
      case LVALUE_TO_RVALUE, ARRAY_TO_POINTER, FUNCTION_TO_POINTER -> {}
    }
  }

  private void unary(Expr.Unary u, Demand demand, Use use) {
    switch (u.op()) {
      case PLUS, MINUS -> value(u.operand(), demand.ofNumber(), use.ofPart());
      case COMPLEMENT ->
          value(
              u.operand(),
              Types.isInteger(u.type()) ? demand.ofInteger() : Demand.SAME,
              use.ofPart());
      case NOT -> value(u.operand(), Demand.SCALAR, use.ofTested());
      case ADDRESS -> object(u.operand());
      case DEREFERENCE, REAL, IMAG -> {}
    }
  }

  private void binary(Expr.Binary b, Demand demand, Use whole) {
    Use use = whole.ofPart();
    if (Types.isVector(b.left().type()) || Types.isVector(b.right().type())) {
      return;
    }
    boolean numbers = Types.isArithmetic(b.left().type()) && Types.isArithmetic(b.right().type());
    switch (b.op()) {
      case MULTIPLY, ADD, SUBTRACT -> {
        if (numbers) {
          both(b, demand.ofNumber(), use);
        } else {
          offset(b);
        }
      }
      case DIVIDE -> {
        value(b.left(), demand.ofNumber(), use);
        value(b.right(), demand.ofNumber(), Use.DIVISOR);
      }
      case REMAINDER -> {
        value(b.left(), demand.ofInteger(), use);
        value(b.right(), demand.ofInteger(), Use.DIVISOR);
      }
      case AND, XOR, OR -> both(b, demand.ofInteger(), use);
      case SHIFT_LEFT, SHIFT_RIGHT -> {
        value(b.left(), demand.ofInteger(), use);
        value(b.right(), Demand.INTEGER, Use.SHIFT_COUNT);
      }
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL ->
          both(b, numbers ? Demand.REAL : Demand.SAME, Use.VALUE);
      case EQUAL, NOT_EQUAL -> both(b, numbers ? Demand.ARITHMETIC : Demand.SAME, Use.VALUE);
      case LOGICAL_AND, LOGICAL_OR -> both(b, Demand.SCALAR, whole.ofTested());
    }
  }

  private void both(Expr.Binary b, Demand demand, Use use) {
    value(b.left(), demand, use);
    value(b.right(), demand, use);
  }

  private void offset(Expr.Binary b) {
    moved(b.left());
    moved(b.right());
  }

  private void moved(Expr operand) {
    boolean isPointer = Types.isPointer(operand.type());
    value(operand, isPointer ? Demand.SAME : Demand.INTEGER, isPointer ? Use.FOLLOWED : Use.INDEX);
  }

  private void compound(Expr.CompoundAssign a) {
    object(a.target());
    if (Types.isVector(a.type())) {
      return;
    }
    boolean isPointer = Types.isPointer(a.type());
    BinaryOp op = a.op();
    if (op == BinaryOp.ADD || op == BinaryOp.SUBTRACT || op == BinaryOp.MULTIPLY) {
      value(
          a.value(),
          isPointer ? Demand.INTEGER : Demand.ARITHMETIC,
          isPointer ? Use.INDEX : Use.VALUE);
    } else if (op == BinaryOp.DIVIDE || op == BinaryOp.REMAINDER) {
      value(a.value(), op == BinaryOp.DIVIDE ? Demand.ARITHMETIC : Demand.INTEGER, Use.DIVISOR);
    } else {
      value(a.value(), Demand.INTEGER, op.isShift() ? Use.SHIFT_COUNT : Use.VALUE);
    }
  }

  private void call(Expr.Call call) {
    Expr callee = CleanTyping.raw(call.function());
    if (CleanTyping.isRead(callee)) {
      object(((Expr.Implicit) callee).operand());
    }
    if (!Callees.isDelicate(call)) {
      call.arguments().forEach(this::stored);
    }
  }

  /** The values that it takes to find an object. */
  private void object(Expr lvalue) {
    switch (lvalue) {
      case Expr.Member m when m.arrow() -> value(m.base(), Demand.SAME, Use.FOLLOWED);
      case Expr.Member m when m.base().isLvalue() -> object(m.base());
      case Expr.Member m -> value(m.base(), Demand.SAME, Use.VALUE);
      case Expr.Index i when !Types.isVector(i.base().type()) -> {
        value(i.base(), Demand.SAME, Use.FOLLOWED);
        value(i.index(), Demand.INTEGER, Use.INDEX, count(i.base()));
      }
      case Expr.Index i -> object(i.base());
      case Expr.Unary u when u.op() == UnaryOp.DEREFERENCE ->
          value(u.operand(), Demand.SAME, Use.FOLLOWED);
      case Expr.Unary u -> object(u.operand());
      case Expr.CompoundLiteral c ->
          sites.initializer(c.initializer(), scope, constant.isPresent());
      case Expr _ -> {}
    }
  }

  private static OptionalLong count(Expr base) {
    return base instanceof Expr.Implicit i
            && Types.unqualified(i.operand().type()) instanceof CType.Array a
            && a.size() instanceof CType.ArraySize.Fixed(long count)
        ? OptionalLong.of(count)
        : OptionalLong.empty();
  }
}
