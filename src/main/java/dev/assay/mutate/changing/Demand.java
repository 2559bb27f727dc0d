package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.type.Types;

/** What may stand in the place of an expression, by C's rules of types. */
enum Demand {
  /** What has the very same type. */
  SAME,
  /** What has the same pointer type, or a literal zero. */
  POINTER,
  INTEGER,
  REAL,
  ARITHMETIC,
  SCALAR,
  ANYTHING;

  /** Whether an expression can stand where one of another type stood. */
  boolean accepts(Expr by, CType old) {
    return switch (this) {
      case SAME -> Types.sameUnqualified(by.type(), old);
      case POINTER -> Types.sameUnqualified(by.type(), old) || isZero(by);
      case INTEGER -> Types.isInteger(by.type());
      case REAL -> Types.isReal(by.type());
      case ARITHMETIC -> Types.isArithmetic(by.type());
      case SCALAR -> Types.isScalar(by.type());
      case ANYTHING -> true;
    };
  }

  private static boolean isZero(Expr expr) {
    return expr instanceof Expr.IntLiteral i && i.value().signum() == 0;
  }

  /** What operators that work on all numbers ask of an operand. */
  Demand ofNumber() {
    return switch (this) {
      case SAME, INTEGER, REAL, ARITHMETIC -> this;
      case POINTER -> SAME;
      case SCALAR, ANYTHING -> ARITHMETIC;
    };
  }

  /** What operators that work on integers ask of an operand. */
  Demand ofInteger() {
    return this == SAME ? SAME : INTEGER;
  }

  /** What is asked of a value that becomes one of the type as if by assignment. */
  static Demand ofStored(CType type) {
    if (Types.isArithmetic(type)) {
      return ARITHMETIC;
    }
    return Types.isPointer(type) ? POINTER : SAME;
  }
}
