package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import java.util.Optional;

/**
 * An expression as the source writes it, and where it stands.
 *
 * @param written without the conversions that C makes by itself
 * @param outermost with all of them: to replace it replaces what is written
 * @param depth how many written expressions it is inside of
 * @param use what its surroundings do with it
 * @param function the one it is in; empty at file scope
 */
record Place(Expr written, Expr outermost, int depth, Use use, Optional<Decl.Function> function) {
  /** What the surroundings of an expression do with it. */
  enum Use {
    /** They take its value. */
    VALUE,
    /** They only want its side effects. */
    EFFECT,
    /** They call it. */
    CALLEE,
    /** They want the object it designates, or only its type. */
    OBJECT
  }

  /** Whether it is in that very function. */
  @SuppressWarnings("ReferenceEquality")
  boolean isIn(Decl.Function asked) {
    return function.filter(around -> around == asked).isPresent();
  }

  boolean isValue() {
    return use == Use.VALUE;
  }

  /** The expression as a value: what is written, read if it is an object. */
  Expr value() {
    Expr at = outermost;
    while (at instanceof Expr.Implicit i && !isRead(i.conversion())) {
      at = i.operand();
    }
    return at;
  }

  static boolean isRead(Conversion conversion) {
    return conversion == Conversion.LVALUE_TO_RVALUE
        || conversion == Conversion.ARRAY_TO_POINTER
        || conversion == Conversion.FUNCTION_TO_POINTER;
  }

  /** The type of that value. */
  CType type() {
    return Types.unqualified(value().type());
  }
}
