package dev.assay.c.parse;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl.Storage;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import java.math.BigInteger;
import java.util.Optional;

/** Checks that what initialises a static object is known before the program starts (6.6, 6.7.9). */
final class ConstantInitializers {
  private final Unit unit;

  ConstantInitializers(Unit unit) {
    this.unit = unit;
  }

  /** Reports each expression that is not constant. */
  void check(Initializer initializer) {
    switch (initializer) {
      case Initializer.Value value -> {
        if (!isConstant(value.expr())) {
          unit.reports.error(value.span(), "initializer element is not constant");
        }
      }
      case Initializer.Braces braces -> braces.items().forEach(item -> check(item.value()));
    }
  }

  private boolean isConstant(Initializer initializer) {
    return switch (initializer) {
      case Initializer.Value value -> isConstant(value.expr());
      case Initializer.Braces braces ->
          braces.items().stream().allMatch(item -> isConstant(item.value()));
    };
  }

  private boolean isConstant(Expr expr) {
    return switch (expr) {
      case Expr.IntLiteral _, Expr.FloatLiteral _, Expr.CharLiteral _, Expr.NullptrLiteral _ ->
          true;
      case Expr.EnumConstant _, Expr.StringLiteral _, Expr.LabelAddress _, Expr.AlignOf _ -> true;
      case Expr.OffsetOf _, Expr.TypesCompatible _ -> true;
      case Expr.SizeOf _ -> isFolded(expr);
      case Expr.Implicit i -> isConstantConversion(i.conversion(), i.operand());
      case Expr.Cast c -> isConstantConversion(c.conversion(), c.operand());
      case Expr.Unary u ->
          u.op() == UnaryOp.ADDRESS ? isStatic(u.operand()) : isConstantOperator(u);
      case Expr.Binary b ->
          isFolded(b) || isShortCircuit(b) || (isConstant(b.left()) && isConstant(b.right()));
      case Expr.Conditional c -> isConditional(c);
      case Expr.OrElse o -> isConstant(o.condition()) && isConstant(o.otherwise());
      case Expr.Generic g -> isConstant(g.chosen());
      case Expr.ChooseExpr c -> isConstant(c.chosen());
      case Expr.CompoundLiteral c -> isConstant(c.initializer());
      case Expr.ConvertVector c -> isConstant(c.operand());
      case Expr.Call c -> isBuiltin(c) && c.arguments().stream().allMatch(this::isConstant);
      case Expr.BuiltinCall c -> isFolded(c) || c.arguments().stream().allMatch(this::isConstant);
      case Expr.Comma c -> isConstant(c.left()) && isConstant(c.right());
      case Expr.Name _, Expr.Index _, Expr.Member _, Expr.Swizzle _ -> false;
      case Expr.Step _, Expr.Assign _, Expr.CompoundAssign _, Expr.StatementExpr _, Expr.VaArg _ ->
          false;
    };
  }

  private boolean isFolded(Expr expr) {
    return unit.typing.constants().constant(expr).isPresent();
  }

  private static boolean isBuiltin(Expr.Call call) {
    return call.function() instanceof Expr.Implicit f
        && f.operand() instanceof Expr.Name name
        && name.name().startsWith("__builtin_");
  }

  private boolean isConstantOperator(Expr.Unary unary) {
    return unary.op() != UnaryOp.DEREFERENCE && isConstant(unary.operand());
  }

  /** {@code 0 && x} and {@code 1 || x} don't depend on x. */
  private boolean isShortCircuit(Expr.Binary binary) {
    if (!binary.op().isLogical()) {
      return false;
    }
    Optional<BigInteger> left = unit.typing.constants().integer(binary.left());
    return left.isPresent() && (left.get().signum() != 0) == (binary.op() == BinaryOp.LOGICAL_OR);
  }

  private boolean isConditional(Expr.Conditional conditional) {
    Optional<BigInteger> condition = unit.typing.constants().integer(conditional.condition());
    if (condition.isPresent()) {
      return isConstant(
          condition.get().signum() != 0 ? conditional.then() : conditional.otherwise());
    }
    return isConstant(conditional.condition())
        && isConstant(conditional.then())
        && isConstant(conditional.otherwise());
  }

  private boolean isConstantConversion(Conversion conversion, Expr operand) {
    return switch (conversion) {
      case ARRAY_TO_POINTER, FUNCTION_TO_POINTER -> isStatic(operand);
      case LVALUE_TO_RVALUE -> isConstantRead(operand);
      default -> isConstant(operand);
    };
  }

  /** GNU also reads compound literals and const objects whose values are known. */
  private boolean isConstantRead(Expr operand) {
    return switch (operand) {
      case Expr.CompoundLiteral c -> isConstant(c.initializer());
      case Expr.Name n -> isConstObject(n);
      case Expr.Member m -> !m.arrow() && isConstantRead(m.base());
      case Expr.Index i ->
          i.base() instanceof Expr.Implicit p
              && isConstantRead(p.operand())
              && isConstant(i.index());
      case Expr.StringLiteral _ -> true;
      case Expr.Generic g -> isConstantRead(g.chosen());
      case Expr other -> isFolded(other);
    };
  }

  private boolean isConstObject(Expr.Name name) {
    return Types.qualifiers(name.type()).isConst()
        && unit.tokens.symbols.get(name.name()).binding instanceof Binding.Variable v
        && v.defined();
  }

  /** Whether the address of the lvalue is an address constant. */
  private boolean isStatic(Expr lvalue) {
    return switch (lvalue) {
      case Expr.StringLiteral _ -> true;
      case Expr.CompoundLiteral _ -> true;
      case Expr.Name n -> isStaticName(n);
      case Expr.Member m -> m.arrow() ? isConstant(m.base()) : isStatic(m.base());
      case Expr.Index i -> isConstant(i.index()) && isIndexedStatic(i.base());
      case Expr.Unary u when u.op() == UnaryOp.DEREFERENCE -> isConstant(u.operand());
      case Expr.Unary u -> isStatic(u.operand());
      case Expr.Generic g -> isStatic(g.chosen());
      case Expr.ChooseExpr c -> isStatic(c.chosen());
      case Expr other -> isConstant(other);
    };
  }

  private boolean isIndexedStatic(Expr base) {
    return Types.unqualified(base.type()) instanceof CType.Pointer
        ? isConstant(base)
        : isStatic(base);
  }

  private boolean isStaticName(Expr.Name name) {
    return switch (unit.tokens.symbols.get(name.name()).binding) {
      case Binding.Variable v ->
          v.depth() == 0 || v.linkage() != Binding.Linkage.NONE || v.storage() == Storage.STATIC;
      case null, default -> true;
    };
  }
}
