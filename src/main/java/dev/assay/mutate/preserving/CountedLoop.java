package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A {@code for} loop with a variable that it sets at its start and steps at its end, so that it can
 * be run again.
 *
 * @param header what its parts before the body read and write: of these only the variable
 */
record CountedLoop(String variable, Footprint header, Stmt.For loop) {
  static Optional<CountedLoop> of(Stmt stmt) {
    if (!(stmt instanceof Stmt.For loop)
        || loop.init().size() != 1
        || loop.condition().isEmpty()
        || loop.step().isEmpty()) {
      return Optional.empty();
    }
    return started(loop.init().getFirst())
        .filter(start -> isStep(loop.step().get(), start.variable()))
        .filter(start -> !Footprint.of(start.values()).reads().contains(start.variable()))
        .map(start -> new CountedLoop(start.variable(), header(loop, start), loop))
        .filter(CountedLoop::isSimple);
  }

  private record Start(String variable, List<Expr> values) {}

  private static Optional<Start> started(Stmt init) {
    return switch (init) {
      case Stmt.Expression(Expr.Assign(Expr.Name n, Expr value, CType _, var _), var _)
          when Types.isInteger(n.type()) ->
          Optional.of(new Start(n.name(), List.of(value)));
      case Stmt.Declare(Decl.Variable v)
          when Types.isInteger(v.type())
              && v.storage() == Decl.Storage.NONE
              && v.attributes().isEmpty()
              && v.initializer().orElse(null) instanceof Initializer.Value(Expr value) ->
          Optional.of(new Start(v.name(), List.of(value)));
      case Stmt _ -> Optional.empty();
    };
  }

  private static boolean isStep(Expr step, String variable) {
    Expr target =
        switch (step) {
          case Expr.Step s -> s.operand();
          case Expr.CompoundAssign a -> a.target();
          case Expr.Assign a -> a.target();
          case Expr _ -> step;
        };
    return target != step && target instanceof Expr.Name n && n.name().equals(variable);
  }

  private static Footprint header(Stmt.For loop, Start start) {
    var exprs = new ArrayList<>(start.values());
    exprs.add(loop.condition().get());
    exprs.add(loop.step().get());
    return Footprint.of(exprs);
  }

  private boolean isSimple() {
    return header.isPlain()
        && header.traits().isEmpty()
        && header.writes().equals(Set.of(variable))
        && Footprint.of(List.of(loop.condition().get())).isPure();
  }

  /** Whether the part of the body leaves the loop alone, and can be repeated without it. */
  boolean isUndisturbedBy(Stmt part, Footprint footprint, Hidden hidden) {
    return Flow.of(part).isStraight() && footprint.isPlain() && !footprint.disturbs(header, hidden);
  }

  /** Whether the numbers that the variable goes through are written in the loop. */
  boolean isLiteral() {
    return header.reads().equals(Set.of(variable))
        && loop.condition().get() instanceof Expr.Binary b
        && (b.op().isRelational() || b.op() == BinaryOp.NOT_EQUAL);
  }

  /** Whether the expression is the variable and nothing else. */
  boolean isVariable(Expr expr) {
    return switch (expr) {
      case Expr.Implicit i
          when i.conversion() == Conversion.LVALUE_TO_RVALUE
              || i.conversion() == Conversion.INTEGRAL ->
          isVariable(i.operand());
      case Expr.Name n -> n.name().equals(variable);
      case Expr _ -> false;
    };
  }

  Stmt.For with(Stmt body) {
    return new Stmt.For(loop.init(), loop.condition(), loop.step(), body, loop.span());
  }
}
