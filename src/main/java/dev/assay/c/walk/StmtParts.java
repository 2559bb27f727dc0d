package dev.assay.c.walk;

import dev.assay.c.Stmt;

/** Builds statements anew from their rewritten parts. */
final class StmtParts {
  private final Rewriter to;

  StmtParts(Rewriter to) {
    this.to = to;
  }

  Stmt rebuilt(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Empty _, Stmt.Goto _, Stmt.Break _, Stmt.Continue _ -> stmt;
      case Stmt.LocalLabels _, Stmt.Pragma _ -> stmt;
      case Stmt.Block s -> new Stmt.Block(to.items(s.items()), s.span());
      case Stmt.Declare s -> new Stmt.Declare(to.decl(s.declaration()));
      case Stmt.Expression s -> new Stmt.Expression(to.expr(s.expr()), s.span());
      case Stmt.If s ->
          new Stmt.If(
              to.expr(s.condition()), to.stmt(s.then()), s.otherwise().map(to::stmt), s.span());
      case Stmt.While s -> new Stmt.While(to.expr(s.condition()), to.stmt(s.body()), s.span());
      case Stmt.DoWhile s -> new Stmt.DoWhile(to.stmt(s.body()), to.expr(s.condition()), s.span());
      case Stmt.For s ->
          new Stmt.For(
              to.items(s.init()),
              s.condition().map(to::expr),
              s.step().map(to::expr),
              to.stmt(s.body()),
              s.span());
      case Stmt.Switch s -> new Stmt.Switch(to.expr(s.condition()), to.stmt(s.body()), s.span());
      case Stmt.Labeled s -> new Stmt.Labeled(label(s.label()), to.stmt(s.body()), s.span());
      case Stmt.ComputedGoto s -> new Stmt.ComputedGoto(to.expr(s.target()), s.span());
      case Stmt.Return s -> new Stmt.Return(s.value().map(to::expr), s.span());
      case Stmt.Asm s ->
          new Stmt.Asm(s.qualifiers(), s.text(), Rewriter.each(s.operands(), to::expr), s.span());
    };
  }

  private Stmt.Label label(Stmt.Label label) {
    return switch (label) {
      case Stmt.Label.Named _, Stmt.Label.Default _ -> label;
      case Stmt.Label.Case c ->
          new Stmt.Label.Case(
              to.expr(c.low()), c.high().map(to::expr), c.lowValue(), c.highValue());
    };
  }
}
