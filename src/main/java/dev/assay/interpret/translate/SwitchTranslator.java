package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Stmt;
import dev.assay.c.type.Layout;
import dev.assay.interpret.node.CaseTable;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.LabelRange;
import dev.assay.interpret.node.Resumption;
import dev.assay.interpret.node.StmtNode;
import dev.assay.interpret.node.SwitchStmt;
import dev.assay.interpret.node.ValueKind;
import dev.assay.interpret.node.WideSwitchStmt;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Translates {@code switch} and the case labels in it. */
final class SwitchTranslator {
  private final StmtTranslator statements;
  private final ExprTranslator expressions;
  private final Labels labels;
  private final Deque<Cases> open = new ArrayDeque<>();

  /** The labels of one switch. */
  private static final class Cases {
    private final List<CaseTable.Case> list = new ArrayList<>();
    private int otherwise = -1;
  }

  SwitchTranslator(StmtTranslator statements, ExprTranslator expressions) {
    this.statements = statements;
    this.expressions = expressions;
    this.labels = expressions.context().labels();
  }

  int addCase(Stmt.Label.Case label, int number) {
    open.element().list.add(new CaseTable.Case(label.lowValue(), label.highValue(), number));
    return number;
  }

  int addDefault(int number) {
    open.element().otherwise = number;
    return number;
  }

  StmtNode translate(Stmt.Switch s) {
    int first = labels.position();
    ExprNode condition = expressions.full(s.condition());
    var resumption = new Resumption(labels.takeResumable());
    open.push(new Cases());
    StmtNode body = statements.substatement(s.body());
    Cases cases = open.pop();
    var range = new LabelRange(first, labels.position());
    return statements.resumable(resumption, make(s, condition, cases, body, range));
  }

  private StmtNode make(
      Stmt.Switch s, ExprNode condition, Cases cases, StmtNode body, LabelRange range) {
    if (condition.kind() == ValueKind.OBJECT) {
      return new WideSwitchStmt(condition, cases.list, cases.otherwise, body, range, s.span());
    }
    Layout layout = expressions.context().machine().layout();
    CType type = s.condition().type();
    var table = new CaseTable(cases.list, cases.otherwise, layout.isSigned(type));
    int weight = Survey.of(s.condition()).weight();
    return new SwitchStmt(condition, table, body, range, weight, s.span());
  }
}
