package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Expr;

/** The alignment that {@code _Alignof} and {@code __alignof__} give. */
public final class Alignment {
  private final Layout layout;

  public Alignment(Layout layout) {
    this.layout = layout;
  }

  /** Of a type, or of the type of an expression; a member's own alignment counts too. */
  public int of(CType.TypeOperand operand) {
    return switch (operand) {
      case CType.TypeOperand.OfType t -> layout.alignOf(t.type());
      case CType.TypeOperand.OfExpr e ->
          e.expr() instanceof Expr.Member m ? member(m) : layout.alignOf(e.expr().type());
    };
  }

  private int member(Expr.Member m) {
    int declared = layout.alignOf(m.type());
    return Members.field(m, layout)
        .map(f -> Math.max(declared, layout.requestedAlign(f.field().attributes()).orElse(0)))
        .orElse(declared);
  }
}
