package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.interpret.node.DeclarationNodes;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.NearestLong;
import java.util.ArrayList;
import java.util.List;

/** Evaluates the sizes in a variably modified type where its declaration is reached (6.7.6.2p5). */
final class VariableSizes {
  private final ExprTranslator expressions;
  private final FunctionContext context;
  private final Span span;
  private final List<ExprNode> nodes = new ArrayList<>();
  private final List<Integer> slots = new ArrayList<>();

  VariableSizes(ExprTranslator expressions, Span span) {
    this.expressions = expressions;
    this.context = expressions.context();
    this.span = span;
  }

  /** What evaluates the sizes that the declarations added so far write, innermost first. */
  List<ExprNode> nodes() {
    return nodes;
  }

  /** The slots that then hold them. */
  List<Integer> slots() {
    return slots;
  }

  /** Adds the type of a declaration; {@code written} for parts that it writes itself. */
  void add(CType type, boolean written) {
    switch (type) {
      case CType.Array a -> {
        add(a.element(), written);
        if (a.size() instanceof CType.ArraySize.Variable(Expr count)) {
          add(count, written);
        }
      }
      case CType.Pointer p -> add(p.target(), written);
      case CType.Function f -> add(f.result(), written);
      case CType.Qualified q -> add(q.base(), written);
      case CType.Attributed a -> add(a.base(), written);
      // The sizes behind a name were evaluated where the name was declared.
      case CType.Typedef t -> add(t.actual(), false);
      case CType.Typeof t -> add(t, written);
      case CType.Void _, CType.NullPointer _, CType.Int _, CType.BitInt _, CType.Floating _ -> {}
      case CType.Complex _, CType.Vector _, CType.Record _, CType.Enum _ -> {}
    }
  }

  /** An operand whose type is variably modified is evaluated too. */
  private void add(CType.Typeof type, boolean written) {
    switch (type.operand()) {
      case CType.TypeOperand.OfType t -> add(t.type(), written);
      case CType.TypeOperand.OfExpr e -> {
        if (written && Types.isVariablyModified(type.actual()) && !e.expr().isLvalue()) {
          nodes.add(expressions.effect(e.expr()));
        } else if (written && e.expr() instanceof Expr.Index i) {
          nodes.add(expressions.effect(i.index()));
        }
        add(type.actual(), false);
      }
    }
  }

  private void add(Expr count, boolean written) {
    Integer known = context.arraySizes().get(count);
    if (known != null && !written) {
      return;
    }
    int slot = known == null ? context.shape().newSlot() : known;
    ExprNode number = NearestLong.of(expressions.full(count), expressions.repr(count.type()));
    nodes.add(DeclarationNodes.keepCount(slot, number, span));
    slots.add(slot);
    context.arraySizes().put(count, slot);
  }
}
