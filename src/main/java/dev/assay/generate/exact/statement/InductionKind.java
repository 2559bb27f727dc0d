package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A loop with several induction variables, some of which are alive after it. */
final class InductionKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.INDUCTION;
  }

  @Override
  public boolean fits(Spot spot) {
    return Kernel.fits(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    var kit = new Kit(spot, statements);
    var grids = new Grids(kit);
    Grid target = grids.writable(1);
    Counting counting = Counting.over(kit, 0, Kernel.last(kit, target.count()), false);
    var more = new ArrayList<Variable>();
    var steps = new ArrayList<Expr>();
    for (int i = kit.rng().between(1, 3); i > 0; i--) {
      Variable variable = kit.hidden("j_", Counting.type(kit.rng()), Role.COUNTER);
      more.add(variable);
      steps.add(step(kit, variable));
      grids
          .before()
          .add(kit.declare(variable, kit.number(kit.rng().between(0, 9), variable.type())));
    }
    List<Stmt> loop = loop(kit, target, counting, more, steps);
    more.forEach(v -> spot.scope().declare(v));
    return Kernel.with(grids, loop);
  }

  private static List<Stmt> loop(
      Kit kit, Grid target, Counting counting, List<Variable> more, List<Expr> steps) {
    var operands = new ArrayList<Expr>();
    more.forEach(v -> operands.add(v.expr()));
    operands.add(kit.rng().nextBoolean() ? counting.expr() : Mixes.invariant(kit));
    boolean inHead = counting.step().isPresent() && kit.rng().nextBoolean();
    Counting all = inHead ? joined(kit, counting, steps) : counting;
    List<Stmt> body = new ArrayList<>();
    body.add(kit.assign(target.at(kit, counting.expr()), Mixes.of(kit, operands)));
    if (!inHead) {
      steps.forEach(s -> body.add(kit.evaluate(s)));
    }
    kit.spend(counting.trips(), 40);
    return Loops.make(kit, Loops.Form.FOR, all, body);
  }

  /** All steps behind the second semicolon, separated by commas. */
  private static Counting joined(Kit kit, Counting counting, List<Expr> steps) {
    Expr step = counting.step().orElseThrow();
    for (Expr other : steps) {
      step = kit.typing().comma(step, other, Span.NONE);
    }
    return new Counting(
        counting.before(),
        counting.counter(),
        counting.start(),
        counting.condition(),
        Optional.of(step),
        counting.trips(),
        counting.sure());
  }

  /** A step that is defined for small numbers of signed types and all of unsigned ones. */
  private static Expr step(Kit kit, Variable variable) {
    CType type = variable.type();
    Expr place = variable.expr();
    boolean wraps =
        !kit.draft().layout().isSigned(type)
            && kit.draft().layout().width(type) >= kit.draft().layout().width(CType.INT);
    if (wraps && kit.rng().chance(1, 3)) {
      return kit.typing()
          .compoundAssign(
              BinaryOp.MULTIPLY, place, kit.number(kit.rng().between(2, 9), type), Span.NONE);
    }
    return Counting.step(kit, place, kit.rng().pick(List.of(1, 2, 3, 7, -1, -2, -5)));
  }
}
