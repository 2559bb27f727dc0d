package dev.assay.generate.exact;

import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Typing;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.List;
import java.util.Optional;

/** Takes away branches that are never executed, until the wanted share of a program is alive. */
final class Trim {
  private final Coverage coverage;
  private final Typing typing;
  private int surplus;
  private int removed;

  private Trim(Coverage coverage, Typing typing, int surplus) {
    this.coverage = coverage;
    this.typing = typing;
    this.surplus = surplus;
  }

  /** A program, and how many of its statements are gone. */
  record Trimmed(Program program, int removed) {}

  /** The program with at most so many percent of its statements dead, where that can be had. */
  static Trimmed of(Program program, Coverage coverage, Typing typing, int executedPercent) {
    int dead = coverage.statements() - coverage.executed();
    int allowed = coverage.statements() * (100 - executedPercent) / 100;
    var trim = new Trim(coverage, typing, dead - allowed);
    Program result = trim.surplus <= 0 ? program : trim.rewritten(program);
    return new Trimmed(result, trim.removed);
  }

  private Program rewritten(Program program) {
    return new Rewriter(
            new Rules() {
              @Override
              public Stmt stmt(Stmt stmt) {
                return stmt instanceof Stmt.If branch ? trimmed(branch) : stmt;
              }
            })
        .program(program);
  }

  private Stmt trimmed(Stmt.If branch) {
    if (surplus <= 0) {
      return branch;
    }
    if (branch.otherwise().isPresent() && isDead(branch.otherwise().get())) {
      take(branch.otherwise().get());
      return new Stmt.If(branch.condition(), branch.then(), Optional.empty(), branch.span());
    }
    if (!isDead(branch.then()) || Survey.of(branch.condition()).effects) {
      return branch;
    }
    take(branch.then());
    if (branch.otherwise().isEmpty()) {
      return new Stmt.Empty(List.of(), Span.NONE);
    }
    Expr inverted = typing.condition(typing.unary(UnaryOp.NOT, branch.condition(), Span.NONE));
    return new Stmt.If(inverted, branch.otherwise().get(), Optional.empty(), branch.span());
  }

  private boolean isDead(Stmt stmt) {
    Survey survey = new Survey(coverage);
    Walk.over(stmt, survey);
    return survey.statements > 0 && !survey.executed && !survey.labels;
  }

  private void take(Stmt stmt) {
    Survey survey = new Survey(coverage);
    Walk.over(stmt, survey);
    surplus -= survey.statements;
    removed += survey.statements;
  }

  /** What there is below a node. */
  private static final class Survey implements Visitor {
    private final Coverage coverage;
    private int statements;
    private boolean executed;
    private boolean labels;
    private boolean effects;

    Survey(Coverage coverage) {
      this.coverage = coverage;
    }

    static Survey of(Expr expr) {
      var survey = new Survey(new Coverage());
      Walk.over(expr, survey);
      return survey;
    }

    @Override
    public void stmt(Stmt stmt) {
      if (Coverage.counts(stmt)) {
        statements++;
        executed |= coverage.isExecuted(stmt);
      }
      labels |= stmt instanceof Stmt.Labeled l && l.label() instanceof Stmt.Label.Named;
    }

    @Override
    public void expr(Expr expr) {
      effects |=
          switch (expr) {
            case Expr.Assign _, Expr.CompoundAssign _, Expr.Step _, Expr.Call _ -> true;
            case Expr.BuiltinCall _, Expr.StatementExpr _, Expr.VaArg _ -> true;
            case Expr _ -> false;
          };
    }
  }
}
