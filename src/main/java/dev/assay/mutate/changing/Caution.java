package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import java.math.BigInteger;

/** What is let alone where a result should be defined when it is run; cheap guesses, no proofs. */
final class Caution {
  private static final int LARGEST_SHIFT = 7;
  private static final int LARGEST_LOOP = 100_000;

  private Caution() {}

  /** Whether a constant can stand there. */
  static boolean allows(ExprSite site, BigInteger value) {
    if (value.signum() < 0) {
      return false;
    }
    return switch (site.use()) {
      case VALUE, TESTED, DISCARDED -> value.bitLength() < Integer.SIZE;
      case LOOP -> value.signum() == 0;
      case INDEX ->
          site.bound().isPresent()
              ? value.compareTo(BigInteger.valueOf(site.bound().getAsLong())) < 0
              : value.signum() == 0;
      case DIVISOR -> value.signum() > 0 && value.bitLength() < Integer.SIZE;
      case SHIFT_COUNT -> value.compareTo(BigInteger.valueOf(LARGEST_SHIFT)) <= 0;
      case FOLLOWED -> false;
    };
  }

  /** The same for one that is compared, as the bound of a loop may be. */
  static boolean allowsLiteral(ExprSite site, BigInteger value) {
    return allows(site, value) && value.compareTo(BigInteger.valueOf(LARGEST_LOOP)) <= 0;
  }

  /** Whether evaluating the expression once more, or at another place, is likely to be fine. */
  static boolean isHarmless(Expr expr) {
    return Walk.expressions(expr).stream().allMatch(Caution::isHarmlessItself);
  }

  private static boolean isHarmlessItself(Expr expr) {
    return switch (expr) {
      case Expr.IntLiteral _, Expr.FloatLiteral _, Expr.CharLiteral _, Expr.EnumConstant _ -> true;
      case Expr.Name n -> !Types.qualifiers(n.type()).isVolatile();
      case Expr.Implicit _, Expr.SizeOf _, Expr.AlignOf _, Expr.OffsetOf _ -> true;
      case Expr.Cast _, Expr.Conditional _, Expr.Comma _, Expr.TypesCompatible _ -> true;
      case Expr.Unary u -> u.op() != UnaryOp.DEREFERENCE;
      case Expr.Member m -> !m.arrow();
      case Expr.Binary b -> !isRisky(b.op());
      case Expr.StringLiteral _, Expr.NullptrLiteral _, Expr.OrElse _ -> true;
      case Expr.Step _, Expr.Assign _, Expr.CompoundAssign _, Expr.Call _ -> false;
      case Expr.BuiltinCall _, Expr.Index _, Expr.CompoundLiteral _, Expr.StatementExpr _ -> false;
      case Expr.Generic _, Expr.VaArg _, Expr.ChooseExpr _, Expr.ConvertVector _ -> false;
      case Expr.Swizzle _, Expr.LabelAddress _ -> false;
    };
  }

  /** Operators that are undefined for some operands that are not rare. */
  static boolean isRisky(BinaryOp op) {
    return op == BinaryOp.DIVIDE || op == BinaryOp.REMAINDER || op.isShift();
  }

  /** Whether the expression changes something or calls somebody. */
  static boolean hasEffect(Expr expr) {
    return Walk.expressions(expr).stream()
        .anyMatch(part ->
            switch (part) {
              case Expr.Step _, Expr.Assign _, Expr.CompoundAssign _, Expr.Call _ -> true;
              case Expr.BuiltinCall _, Expr.StatementExpr _, Expr.VaArg _ -> true;
              case Expr _ -> false;
            });
  }
}
