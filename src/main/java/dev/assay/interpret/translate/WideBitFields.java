package dev.assay.interpret.translate;

import dev.assay.c.BinaryOp;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.FieldWidths;
import java.util.Optional;

/**
 * Bit-fields that are wider than int: gcc computes in as many bits as the field has, clang in the
 * declared type (6.7.2.1p5 leaves it open), so that a run which has not decided ends where results
 * may differ.
 */
final class WideBitFields {
  static final String WHAT = "arithmetic on a bit-field wider than int, where compilers differ";

  private final Layout layout;
  private final boolean decided;

  WideBitFields(Layout layout, Dialect dialect) {
    this.layout = layout;
    this.decided = dialect.fields() == FieldWidths.DECLARED || layout.model().fieldsKeepWidth();
  }

  /** Whether the result may depend on the choice. */
  boolean differs(BinaryOp op, Expr left, Expr right) {
    return switch (op) {
      case ADD, SUBTRACT, MULTIPLY ->
          isWide(left) && isWeak(right) || isWide(right) && isWeak(left);
      case SHIFT_LEFT -> isWide(left);
      case DIVIDE, REMAINDER, SHIFT_RIGHT, LESS, GREATER, LESS_EQUAL, GREATER_EQUAL -> false;
      case EQUAL, NOT_EQUAL, AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> false;
    };
  }

  /** Whether the operand of a unary minus or complement is such a field. */
  boolean differs(Expr operand) {
    return isWide(operand);
  }

  /** An operand that does not bring the declared type in by itself. */
  private boolean isWeak(Expr operand) {
    return isWide(operand)
        || operand instanceof Expr.Implicit i && i.conversion() == Conversion.INTEGRAL;
  }

  private boolean isWide(Expr operand) {
    return operand instanceof Expr.Implicit i
        && i.conversion() == Conversion.LVALUE_TO_RVALUE
        && i.operand() instanceof Expr.Member m
        && isWide(m);
  }

  private boolean isWide(Expr.Member member) {
    int width = width(member, layout).orElse(-1);
    return !decided && width > 32 && width < layout.width(member.type());
  }

  /** How many bits a bit-field has; empty for other members. */
  static Optional<Integer> width(Expr.Member member, Layout layout) {
    var base = member.base().type();
    var record = member.arrow() ? Types.target(base) : base;
    return layout
        .layout(record)
        .flatMap(l -> l.find(member.field()))
        .map(path -> path.layout().bitWidth())
        .filter(bits -> bits >= 0);
  }
}
