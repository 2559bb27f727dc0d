package dev.assay.c.type;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;

/**
 * Folds expressions to {@link Constant}s; null stands for "not constant" inside this class family.
 */
final class Folding {
  private final Layout layout;
  private final Function<String, Optional<Expr>> knownObjects;
  private final ConstantArithmetic arithmetic;
  private final AddressFolding addresses;

  Folding(Layout layout, Function<String, Optional<Expr>> knownObjects) {
    this.layout = layout;
    this.knownObjects = knownObjects;
    this.arithmetic = new ConstantArithmetic(layout);
    this.addresses = new AddressFolding(layout, this);
  }

  Constant fold(Expr expr) {
    return switch (expr) {
      case Expr.IntLiteral i -> new Constant.Int(i.value());
      case Expr.CharLiteral c -> new Constant.Int(c.value());
      case Expr.EnumConstant e -> new Constant.Int(e.value());
      case Expr.FloatLiteral f -> FloatLiterals.value(f);
      case Expr.NullptrLiteral _ -> new Constant.Address(BigInteger.ZERO);
      case Expr.Unary u -> unary(u);
      case Expr.Binary b -> binary(b);
      case Expr.Conditional c -> conditional(c.condition(), c.then(), c.otherwise());
      case Expr.OrElse o -> orElse(o);
      case Expr.Comma c -> fold(c.left()) == null ? null : fold(c.right());
      case Expr.Cast c -> convert(c.conversion(), c.operand(), c.type());
      case Expr.Implicit i -> convert(i.conversion(), i.operand(), i.type());
      case Expr.SizeOf s -> size(OperandTyping.type(s.operand()));
      case Expr.AlignOf a -> integer(new Alignment(layout).of(a.operand()));
      case Expr.OffsetOf o -> addresses.offsetOf(o);
      case Expr.TypesCompatible t -> truth(t.value());
      case Expr.Generic g -> fold(g.chosen());
      case Expr.ChooseExpr c -> fold(c.chosen());
      case Expr.BuiltinCall b -> BuiltinFolding.query(b, this);
      case Expr.Call c -> BuiltinFolding.call(c, this, layout);
      case Expr.StringLiteral _, Expr.Name _, Expr.Step _, Expr.Assign _ -> null;
      case Expr.CompoundAssign _, Expr.Index _, Expr.Member _, Expr.CompoundLiteral _ -> null;
      case Expr.StatementExpr _, Expr.VaArg _, Expr.ConvertVector _, Expr.LabelAddress _ -> null;
      case Expr.Swizzle _ -> null;
    };
  }

  static Constant integer(long value) {
    return new Constant.Int(BigInteger.valueOf(value));
  }

  static Constant truth(boolean value) {
    return integer(value ? 1 : 0);
  }

  /** GNU C takes the size of void and of a function as 1. */
  private Constant size(CType type) {
    if (Types.isVoid(type) || Types.isFunction(type)) {
      return integer(1);
    }
    var size = layout.sizeOf(type);
    return size.isPresent() ? integer(size.getAsLong()) : null;
  }

  private Constant unary(Expr.Unary u) {
    return switch (u.op()) {
      case ADDRESS -> addresses.address(u.operand());
      case PLUS, MINUS, COMPLEMENT, NOT -> {
        Constant value = fold(u.operand());
        yield value == null ? null : arithmetic.unary(u.op(), value, u.type());
      }
      case DEREFERENCE, REAL, IMAG -> null;
    };
  }

  private Constant binary(Expr.Binary b) {
    Constant left = fold(b.left());
    if (left == null) {
      return null;
    }
    if (b.op().isLogical()) {
      boolean isTrue = ConstantArithmetic.isTrue(left);
      if (isTrue == (b.op() == BinaryOp.LOGICAL_OR)) {
        return truth(isTrue);
      }
      Constant right = fold(b.right());
      return right == null ? null : truth(ConstantArithmetic.isTrue(right));
    }
    Constant right = fold(b.right());
    return right == null ? null : arithmetic.binary(b, left, right);
  }

  private Constant conditional(Expr condition, Expr then, Expr otherwise) {
    Constant decided = fold(condition);
    if (decided == null) {
      return null;
    }
    return fold(ConstantArithmetic.isTrue(decided) ? then : otherwise);
  }

  private Constant orElse(Expr.OrElse o) {
    Constant decided = fold(o.condition());
    if (decided == null || !ConstantArithmetic.isTrue(decided)) {
      return decided == null ? null : fold(o.otherwise());
    }
    Conversion kind = Conversions.kind(o.condition().type(), o.type());
    return arithmetic.convert(kind, decided, o.type());
  }

  private Constant convert(Conversion kind, Expr operand, CType type) {
    if (kind == Conversion.LVALUE_TO_RVALUE) {
      return operand instanceof Expr.Name n
          ? knownObjects.apply(n.name()).map(this::fold).orElse(null)
          : null;
    }
    if (kind == Conversion.ARRAY_TO_POINTER) {
      return addresses.address(operand);
    }
    Constant value = fold(operand);
    return value == null ? null : arithmetic.convert(kind, value, type);
  }
}
