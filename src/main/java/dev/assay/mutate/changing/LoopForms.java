package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Other kinds of loops with the parts of one: with the test at the end, without a header, back. */
final class LoopForms {
  private LoopForms() {}

  static List<Replacement> of(Spot spot, boolean conservative) {
    Stmt loop = spot.statement();
    var ways = new ArrayList<Replacement>();
    if (followsPragma(spot)) {
      return ways;
    }
    switch (loop) {
      case Stmt.While w when !conservative ->
          ways.add(Replacement.of(w, new Stmt.DoWhile(w.body(), w.condition(), Span.NONE)));
      case Stmt.DoWhile w ->
          ways.add(Replacement.of(w, new Stmt.While(w.condition(), w.body(), Span.NONE)));
      case Stmt.For f -> {
        backwards(f, conservative).ifPresent(back -> ways.add(Replacement.of(f, back)));
        if (!hasContinue(f.body())) {
          ways.add(Replacement.of(f, unrolledHeader(f, false)));
          if (!conservative) {
            ways.add(Replacement.of(f, unrolledHeader(f, true)));
          }
        }
      }
      case Stmt _ -> {}
    }
    return ways;
  }

  /** Some pragmas must be followed by a loop. */
  private static boolean followsPragma(Spot spot) {
    return spot.surroundings().parent() instanceof Stmt.Block block
        && block.items().stream().anyMatch(Stmt.Pragma.class::isInstance);
  }

  /** It would leave out the step. */
  private static boolean hasContinue(Stmt body) {
    return Walk.statements(body).stream().anyMatch(Stmt.Continue.class::isInstance);
  }

  private static Stmt unrolledHeader(Stmt.For f, boolean testsLast) {
    var iteration = new ArrayList<Stmt>();
    iteration.add(f.body());
    f.step().ifPresent(step -> iteration.add(Syntax.run(step)));
    Expr condition = f.condition().orElse(Syntax.number(1));
    Stmt.Block body = Syntax.block(iteration);
    var all = new ArrayList<Stmt>(f.init());
    all.add(
        testsLast
            ? new Stmt.DoWhile(body, condition, Span.NONE)
            : new Stmt.While(condition, body, Span.NONE));
    return Syntax.block(all);
  }

  /** From the bound down to where it started. */
  private static Optional<Stmt> backwards(Stmt.For f, boolean conservative) {
    if (f.init().size() != 1
        || !(f.condition().orElse(null) instanceof Expr.Binary test)
        || test.op() != BinaryOp.LESS && test.op() != BinaryOp.LESS_EQUAL
        || !(f.step().orElse(null) instanceof Expr.Step step)
        || !step.op().isIncrement()
        || !(step.operand() instanceof Expr.Name counter)
        || !(Types.unqualified(counter.type()) instanceof CType.Int(IntKind kind))
        || conservative && kind != IntKind.INT && kind != IntKind.LONG
        || !Types.isInteger(test.right().type())
        || !reads(test.left(), counter)
        || Names.uses(test.right(), counter.name())) {
      return Optional.empty();
    }
    Expr last =
        test.op() == BinaryOp.LESS
            ? Syntax.binary(BinaryOp.SUBTRACT, test.right(), Syntax.number(1))
            : test.right();
    return start(f.init().getFirst(), counter)
        .map(start ->
            new Stmt.For(
                List.of(startingWith(f.init().getFirst(), last)),
                Optional.of(Syntax.binary(BinaryOp.GREATER_EQUAL, counter, start)),
                Optional.of(
                    new Expr.Step(StepOp.POST_DECREMENT, counter, counter.type(), Span.NONE)),
                f.body(),
                Span.NONE));
  }

  private static boolean reads(Expr expr, Expr.Name variable) {
    return switch (expr) {
      case Expr.Implicit i
          when i.conversion() == Conversion.LVALUE_TO_RVALUE
              || i.conversion() == Conversion.INTEGRAL ->
          reads(i.operand(), variable);
      case Expr.Name n -> n.name().equals(variable.name());
      case Expr _ -> false;
    };
  }

  private static Optional<Expr> start(Stmt init, Expr.Name counter) {
    Optional<Expr> value =
        switch (init) {
          case Stmt.Expression(Expr.Assign(Expr.Name n, Expr v, _, _), _)
              when n.name().equals(counter.name()) ->
              Optional.of(v);
          case Stmt.Declare(Decl.Variable d)
              when d.name().equals(counter.name())
                  && d.initializer().orElse(null) instanceof Initializer.Value(Expr v) ->
              Optional.of(v);
          case Stmt _ -> Optional.empty();
        };
    return value.filter(v -> Types.isInteger(v.type()) && !Names.uses(v, counter.name()));
  }

  private static Stmt startingWith(Stmt init, Expr value) {
    return init instanceof Stmt.Declare(Decl.Variable d)
        ? new Stmt.Declare(d.withInitializer(Optional.of(new Initializer.Value(value))))
        : Syntax.run(
            Syntax.assign(((Expr.Assign) ((Stmt.Expression) init).expr()).target(), value));
  }
}
