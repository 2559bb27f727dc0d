package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.c.walk.Walk;
import dev.assay.generate.exact.Code;
import java.util.Optional;

/** Steps and compound assignments of enums and bools as the assignments that they stand for. */
final class Steps implements Rules {
  private final Typing typing;

  private Steps(Typing typing) {
    this.typing = typing;
  }

  static Program applied(Program program) {
    var typing = new Typing(program.model(), program.standard(), program.tags(), _ -> {});
    Program simple = new Rewriter(new Discarded()).program(program);
    return new Rewriter(new Steps(typing)).program(simple);
  }

  /** Steps whose value nobody wants are simpler when they come first. */
  private record Discarded() implements Rules {
    @Override
    public Stmt stmt(Stmt stmt) {
      return switch (stmt) {
        case Stmt.Expression(Expr.Step step, Span span) -> new Stmt.Expression(prefix(step), span);
        case Stmt.For f when f.step().orElse(null) instanceof Expr.Step step ->
            new Stmt.For(f.init(), f.condition(), Optional.of(prefix(step)), f.body(), f.span());
        case Stmt _ -> stmt;
      };
    }

    private static Expr.Step prefix(Expr.Step step) {
      boolean special = Types.isEnum(step.operand().type()) || Types.isBool(step.operand().type());
      if (!special || step.op().isPrefix()) {
        return step;
      }
      StepOp op = step.op().isIncrement() ? StepOp.PRE_INCREMENT : StepOp.PRE_DECREMENT;
      return new Expr.Step(op, step.operand(), step.type(), step.span());
    }
  }

  @Override
  public Expr expr(Expr expr) {
    return switch (expr) {
      case Expr.Step s when Types.isEnum(s.operand().type()) && isPure(s.operand()) -> ofEnum(s);
      case Expr.Step s when Types.isBool(s.operand().type()) -> ofBool(s);
      case Expr.CompoundAssign a when Types.isEnum(a.target().type()) && isPure(a.target()) ->
          typing.assign(
              a.target(), typing.binary(a.op(), a.target(), a.value(), a.span()), a.span());
      case Expr _ -> expr;
    };
  }

  private Expr ofEnum(Expr.Step step) {
    BinaryOp there = step.op().isIncrement() ? BinaryOp.ADD : BinaryOp.SUBTRACT;
    BinaryOp back = step.op().isIncrement() ? BinaryOp.SUBTRACT : BinaryOp.ADD;
    Expr next = typing.binary(there, step.operand(), one(), step.span());
    Expr assigned = typing.assign(step.operand(), next, step.span());
    return step.op().isPrefix()
        ? assigned
        : typing.cast(step.type(), typing.binary(back, assigned, one(), step.span()), step.span());
  }

  /** An increment gives true whatever was before; a decrement gives the opposite. */
  private Expr ofBool(Expr.Step step) {
    Span span = step.span();
    if (!step.op().isIncrement()) {
      Expr flipped = typing.compoundAssign(BinaryOp.XOR, step.operand(), one(), span);
      return step.op().isPrefix()
          ? flipped
          : typing.cast(CType.BOOL, typing.unary(UnaryOp.NOT, flipped, span), span);
    }
    Expr set = typing.assign(step.operand(), one(), span);
    if (step.op().isPrefix()) {
      return set;
    }
    if (!isPure(step.operand())) {
      return step;
    }
    Expr wasFalse = typing.comma(set, Code.number(0, CType.INT), span);
    return typing.cast(CType.BOOL, typing.conditional(step.operand(), one(), wasFalse, span), span);
  }

  private static Expr one() {
    return Code.number(1, CType.INT);
  }

  /** Whether the expression may be written twice. */
  private static boolean isPure(Expr expr) {
    return Walk.expressions(expr).stream()
        .noneMatch(e ->
            e instanceof Expr.Step
                || e instanceof Expr.Assign
                || e instanceof Expr.CompoundAssign
                || e instanceof Expr.Call
                || e instanceof Expr.BuiltinCall
                || e instanceof Expr.StatementExpr);
  }
}
