package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Diagnostic;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Typing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Makes typed expressions, but none that compilers have to complain about. */
final class CleanTyping {
  private final List<Diagnostic> said = new ArrayList<>();
  private final Typing typing;

  CleanTyping(Program program) {
    this.typing = new Typing(program.model(), program.standard(), program.tags(), said::add);
  }

  Typing typing() {
    return typing;
  }

  Optional<Expr> binary(BinaryOp op, Expr left, Expr right) {
    return made(t -> t.binary(op, raw(left), raw(right), Span.NONE));
  }

  Optional<Expr> unary(UnaryOp op, Expr operand) {
    return made(t -> t.unary(op, raw(operand), Span.NONE));
  }

  Optional<Expr> cast(CType type, Expr operand) {
    return made(t -> t.cast(type, raw(operand), Span.NONE));
  }

  Optional<Expr> made(Function<Typing, Expr> expression) {
    said.clear();
    Expr made = expression.apply(typing);
    return said.isEmpty() ? Optional.of(made) : Optional.empty();
  }

  /** The expression without conversions that C makes again wherever it is put. */
  static Expr raw(Expr expr) {
    if (!(expr instanceof Expr.Implicit i)) {
      return expr;
    }
    return switch (i.conversion()) {
      case LVALUE_TO_RVALUE, ARRAY_TO_POINTER, FUNCTION_TO_POINTER -> expr;
      case INTEGRAL, INTEGRAL_TO_FLOATING, FLOATING_TO_INTEGRAL, FLOATING -> raw(i.operand());
      case TO_BOOL, POINTER_TO_INTEGRAL, INTEGRAL_TO_POINTER, NULL_TO_POINTER -> raw(i.operand());
      case POINTER, TO_VOID, REAL_TO_COMPLEX, COMPLEX_TO_REAL, COMPLEX -> raw(i.operand());
      case VECTOR_SPLAT, VECTOR_REINTERPRET, TO_UNION, NO_OP -> raw(i.operand());
    };
  }

  /** Whether it reads an object. */
  static boolean isRead(Expr expr) {
    return expr instanceof Expr.Implicit i && i.conversion() == Conversion.LVALUE_TO_RVALUE;
  }
}
