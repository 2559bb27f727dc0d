package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.interpret.node.DeclarationNodes;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.SimpleStmts;
import dev.assay.interpret.node.StmtNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Translates asm statements without instructions, which programs use as barriers: operands that are
 * read and written keep their values, an output tied to an input gets the input's.
 */
final class AsmTranslator {
  private final ExprTranslator expressions;

  AsmTranslator(ExprTranslator expressions) {
    this.expressions = expressions;
  }

  StmtNode translate(Stmt.Asm asm) {
    var text = new AsmText(asm.text());
    int outputs = text.outputs().size();
    boolean known = asm.operands().size() == outputs + text.inputs().size();
    if (!ExtensionCheck.isEmptyAsm(text.template()) || !known) {
      return SimpleStmts.unsupported("asm", asm.span());
    }
    List<ExprNode> nodes = new ArrayList<>();
    for (int i = 0; i < outputs; i++) {
      if (text.outputs().get(i).startsWith("+")) {
        place(asm.operands().get(i), nodes);
      } else if (!tied(asm, text, i, nodes)) {
        return SimpleStmts.unsupported("asm that gives a value", asm.span());
      }
    }
    for (int i = 0; i < text.inputs().size(); i++) {
      Expr input = asm.operands().get(outputs + i);
      if (!input.isLvalue() && !isTie(text.inputs().get(i))) {
        nodes.add(expressions.effect(input));
      }
    }
    nodes.add(DeclarationNodes.effect());
    return SimpleStmts.expression(DeclarationNodes.all(nodes), Survey.of(asm).weight(), asm.span());
  }

  /** Evaluates an lvalue for its side effects alone. */
  private void place(Expr lvalue, List<ExprNode> nodes) {
    if (!(lvalue instanceof Expr.Name)) {
      nodes.add(expressions.address(lvalue));
    }
  }

  private static boolean isTie(String constraint) {
    return constraint.matches("%?\\d+");
  }

  /** Whether an input says that the output is in the same place; then it is assigned. */
  private boolean tied(Stmt.Asm asm, AsmText text, int output, List<ExprNode> nodes) {
    Expr target = asm.operands().get(output);
    for (int i = 0; i < text.inputs().size(); i++) {
      if (text.inputs().get(i).replace("%", "").equals(String.valueOf(output))) {
        Expr value = asm.operands().get(text.outputs().size() + i);
        Optional<Expr> fitting = converted(value, Types.unqualified(target.type()));
        fitting.ifPresent(v -> {
          var assign = new Expr.Assign(target, v, v.type(), asm.span());
          nodes.add(expressions.effect(assign));
        });
        return fitting.isPresent();
      }
    }
    return false;
  }

  /** A value as another type reads the same register; wider integers have bits nobody set. */
  private Optional<Expr> converted(Expr value, CType type) {
    if (Types.same(type, Types.unqualified(value.type()))) {
      return Optional.of(value);
    }
    Layout layout = expressions.context().machine().layout();
    boolean integers = Types.isInteger(type) && Types.isInteger(value.type());
    return integers && layout.width(type) <= layout.width(value.type())
        ? Optional.of(new Expr.Implicit(Conversion.INTEGRAL, value, type, value.span()))
        : Optional.empty();
  }
}
