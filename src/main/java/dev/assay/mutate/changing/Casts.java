package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import java.util.Optional;

/** Makes values of one type of values of another, as they are wanted where they are assigned. */
final class Casts {
  private Casts() {}

  /** Empty where C knows no such conversion. */
  static Optional<Expr> converted(Expr value, CType from, CType to) {
    if (Types.isArithmetic(from) && Types.isArithmetic(to)) {
      return Optional.of(value);
    }
    if (Types.isScalar(from) && Types.isScalar(to) && !Types.sameUnqualified(from, to)) {
      return isCastable(from, to)
          ? Optional.of(Syntax.cast(written(to), value))
          : Optional.of(Syntax.cast(written(to), Syntax.cast(CType.LONG, value)));
    }
    boolean same = !Types.isVoid(to) && Types.sameUnqualified(from, to);
    return same ? Optional.of(value) : Optional.empty();
  }

  private static boolean isCastable(CType from, CType to) {
    return isAddress(from) && isAddress(to)
        || isAddress(from) && Types.isInteger(to)
        || Types.isInteger(from) && isAddress(to);
  }

  private static boolean isAddress(CType type) {
    return Types.isPointer(type) || Types.isNullPointerType(type);
  }

  static Expr zero(CType scalar) {
    return Types.isArithmetic(scalar)
        ? Syntax.number(0)
        : Syntax.cast(written(scalar), Syntax.number(0));
  }

  /** Without qualifiers, but by the name of a typedef if there is one. */
  static CType written(CType type) {
    return switch (type) {
      case CType.Qualified q when !Types.isArray(q.base()) -> written(q.base());
      case CType.Typedef t when Types.qualifiers(t).isEmpty() -> t;
      case CType.Int _, CType.Floating _, CType.Record _, CType.Enum _ -> type;
      case CType _ -> Types.unqualified(type);
    };
  }
}
