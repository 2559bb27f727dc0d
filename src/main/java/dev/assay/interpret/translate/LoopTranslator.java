package dev.assay.interpret.translate;

import dev.assay.c.Expr;
import dev.assay.c.Standard;
import dev.assay.c.Stmt;
import dev.assay.c.type.ConstantEvaluator;
import dev.assay.interpret.node.DoWhileStmt;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.LabelRange;
import dev.assay.interpret.node.LoopProgress;
import dev.assay.interpret.node.LoopStmt;
import dev.assay.interpret.node.Resumption;
import dev.assay.interpret.node.StmtNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Translates the three sorts of loops. */
final class LoopTranslator {
  private final StmtTranslator statements;
  private final ExprTranslator expressions;
  private final FunctionContext context;
  private final Labels labels;
  private int depth;

  LoopTranslator(StmtTranslator statements, ExprTranslator expressions) {
    this.statements = statements;
    this.expressions = expressions;
    this.context = expressions.context();
    this.labels = context.labels();
  }

  /** Whether a loop is being translated, so that declarations may be reached again. */
  boolean isInside() {
    return depth > 0;
  }

  StmtNode whileLoop(Stmt.While s) {
    return loop(s, Optional.of(s.condition()), Optional.empty(), s.body());
  }

  private StmtNode loop(Stmt s, Optional<Expr> condition, Optional<Expr> step, Stmt body) {
    int first = labels.position();
    Optional<BigInteger> constant = condition.flatMap(this::constant);
    boolean always = constant.map(c -> c.signum() != 0).orElse(condition.isEmpty());
    depth++;
    ExprNode test = always ? null : expressions.truth(condition.get());
    var resumption = new Resumption(labels.takeResumable());
    ExprNode next = step.map(expressions::effect).orElse(null);
    StmtNode inner = statements.substatement(body);
    depth--;
    int weight = 1;
    weight += always ? 0 : Survey.of(condition.get()).weight();
    weight += step.map(e -> Survey.of(e).weight()).orElse(0);
    return new LoopStmt(
        test,
        next,
        inner,
        resumption,
        new LabelRange(first, labels.position()),
        progress(s, always || constant.isPresent()),
        weight,
        s.span());
  }

  StmtNode doWhile(Stmt.DoWhile s) {
    int first = labels.position();
    depth++;
    StmtNode body = statements.substatement(s.body());
    ExprNode test = expressions.truth(s.condition());
    depth--;
    return new DoWhileStmt(
        body,
        test,
        new Resumption(labels.takeResumable()),
        new LabelRange(first, labels.position()),
        progress(s, constant(s.condition()).isPresent()),
        Survey.of(s.condition()).weight(),
        s.span());
  }

  StmtNode forLoop(Stmt.For s) {
    if (s.init().isEmpty()) {
      return loop(s, s.condition(), s.step(), s.body());
    }
    List<Stmt> all = new ArrayList<>(s.init());
    all.add(s.body());
    BlockPlan plan = statements.plan(all, s.span());
    context.openScope();
    s.init().forEach(item -> statements.addTo(plan, item));
    plan.add(loop(s, s.condition(), s.step(), s.body()));
    Scope scope = context.scope();
    context.closeScope();
    return plan.finish(scope, labels.position());
  }

  private Optional<BigInteger> constant(Expr condition) {
    return new ConstantEvaluator(context.machine().layout()).integer(condition);
  }

  private LoopProgress progress(Stmt loop, boolean constant) {
    boolean mayAssume =
        context.machine().dialect().standard().atLeast(Standard.Version.C11) && !constant;
    return new LoopProgress(mayAssume, Idleness.of(loop), loop.span());
  }
}
