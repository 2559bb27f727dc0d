package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import java.util.List;
import java.util.Optional;

/** Finds the members that expressions name. */
public final class Members {
  private Members() {}

  /** The place of a member expression's field in its record. */
  public static Optional<FieldLayout> field(Expr.Member member, Layout layout) {
    CType base = member.base().type();
    CType record = member.arrow() ? Types.target(base) : base;
    return layout.layout(record).flatMap(l -> l.find(member.field())).map(FieldPath::layout);
  }

  /** Whether the expression designates a bit-field. */
  public static boolean isBitField(Expr expr, Layout layout) {
    return source(expr, layout).filter(FieldLayout::isBitField).isPresent() && expr.isLvalue();
  }

  /**
   * The bit-field whose value an expression has, if any: read, assigned to or stepped, or at the
   * end of a comma. Its width decides the promotion.
   */
  static Optional<FieldLayout> bitField(Expr expr, Layout layout) {
    return source(expr, layout).filter(FieldLayout::isBitField);
  }

  /**
   * The type of an expression's value before any promotion: where bit-fields keep their width, one
   * that no standard type has.
   */
  static CType valueType(Expr expr, Layout layout) {
    CType type = Types.unqualified(expr.type());
    return keptWidth(expr, layout)
        .filter(_ -> !isBitPrecise(expr))
        .<CType>map(width -> new CType.BitInt(width, layout.isSigned(type)))
        .orElse(type);
  }

  private static Optional<Integer> keptWidth(Expr expr, Layout layout) {
    return layout.model().fieldsKeepWidth() && Types.isInteger(expr.type())
        ? bitField(expr, layout)
            .map(FieldLayout::bitWidth)
            .filter(width -> width < layout.width(expr.type()))
        : Optional.empty();
  }

  /**
   * The type that an expression is promoted to if it is an integer, bit-fields by their width
   * (6.3.1.1p2); else its own.
   */
  public static CType promoted(Expr expr, Layout layout) {
    if (!Types.isInteger(expr.type())) {
      return Types.unqualified(expr.type());
    }
    Optional<FieldLayout> field = bitField(expr, layout);
    int intWidth = layout.width(CType.INT);
    if (field.isPresent() && field.get().bitWidth() <= intWidth && !isBitPrecise(expr)) {
      boolean fits = field.get().bitWidth() < intWidth || layout.isSigned(expr.type());
      return fits ? CType.INT : CType.UINT;
    }
    if (field.isPresent() && keptWidth(expr, layout).isPresent()) {
      return valueType(expr, layout);
    }
    return ArithmeticTypes.promoted(expr.type(), layout);
  }

  private static boolean isBitPrecise(Expr expr) {
    return Types.unqualified(expr.type()) instanceof CType.BitInt;
  }

  /** The expression whose value a statement expression has. */
  private static Optional<Expr> last(Expr.StatementExpr statement) {
    List<Stmt> items = statement.block().items();
    return !items.isEmpty() && items.getLast() instanceof Stmt.Expression e
        ? Optional.of(e.expr())
        : Optional.empty();
  }

  private static Optional<FieldLayout> source(Expr expr, Layout layout) {
    if (expr instanceof Expr.Member m) {
      return field(m, layout);
    }
    if (expr instanceof Expr.Implicit i) {
      return i.conversion() == dev.assay.c.Conversion.LVALUE_TO_RVALUE
          ? source(i.operand(), layout)
          : Optional.empty();
    }
    if (expr instanceof Expr.Assign a) {
      return source(a.target(), layout);
    }
    if (expr instanceof Expr.CompoundAssign a) {
      return source(a.target(), layout);
    }
    if (expr instanceof Expr.Comma c) {
      return source(c.right(), layout);
    }
    if (expr instanceof Expr.Generic g) {
      return source(g.chosen(), layout);
    }
    if (expr instanceof Expr.ChooseExpr c) {
      return source(c.chosen(), layout);
    }
    boolean kept = layout.model().fieldsKeepWidth();
    if (kept && expr instanceof Expr.StatementExpr s) {
      return last(s).flatMap(value -> source(value, layout));
    }
    return expr instanceof Expr.Step s && (kept || s.op().isPrefix())
        ? source(s.operand(), layout)
        : Optional.empty();
  }
}
