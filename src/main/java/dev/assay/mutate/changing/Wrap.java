package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** A statement becomes a part of another one: a block, a branch, a loop or a switch. */
final class Wrap implements ChangingMutator {
  @Override
  public String name() {
    return "wrap";
  }

  @Override
  public String summary() {
    return "a block, an if, a loop or a switch around a statement";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    List<Spot> spots = Openings.around(subject.program());
    if (spots.isEmpty()) {
      return Optional.empty();
    }
    Spot spot = rng.pick(spots);
    Stmt stmt = spot.statement();
    Stmt by =
        switch (rng.nextInt(6)) {
          case 0 -> Syntax.block(List.of(stmt));
          case 1 -> branch(stmt, Unrun.condition(subject, spot, rng), rng);
          case 2, 3 -> loop(stmt, names.next("k"), rng);
          default -> selected(stmt, Unrun.condition(subject, spot, rng), rng);
        };
    return Optional.of(new Change(Excerpts.of(by), List.of(Replacement.of(stmt, by))));
  }

  private static Stmt branch(Stmt stmt, Expr condition, Rng rng) {
    return rng.nextBoolean()
        ? Syntax.when(condition, stmt)
        : new Stmt.If(condition, Syntax.empty(), Optional.of(stmt), Span.NONE);
  }

  private static Stmt loop(Stmt stmt, String counter, Rng rng) {
    int times = rng.between(1, 4);
    Stmt.Block body = Syntax.block(List.of(stmt));
    Expr count = Syntax.number(times);
    return switch (rng.nextInt(4)) {
      case 0 -> new Stmt.DoWhile(body, Syntax.number(0), Span.NONE);
      case 1 ->
          Syntax.block(
              List.of(
                  Syntax.declare(counter, CType.INT, Optional.of(count)),
                  new Stmt.While(
                      Syntax.binary(
                          BinaryOp.GREATER,
                          Syntax.step(StepOp.POST_DECREMENT, counter),
                          Syntax.number(0)),
                      body,
                      Span.NONE)));
      default ->
          new Stmt.For(
              List.of(Syntax.declare(counter, CType.INT, Optional.of(Syntax.number(0)))),
              Optional.of(Syntax.binary(BinaryOp.LESS, Syntax.name(counter), count)),
              Optional.of(Syntax.step(StepOp.POST_INCREMENT, counter)),
              body,
              Span.NONE);
    };
  }

  /** The cases in the statement, if there are any of a switch around, stay with that. */
  private static Stmt selected(Stmt stmt, Expr condition, Rng rng) {
    if (Labels.within(stmt)) {
      return Syntax.block(List.of(stmt));
    }
    List<Stmt> items =
        rng.nextBoolean()
            ? List.of(new Stmt.Labeled(new Stmt.Label.Default(), stmt, Span.NONE))
            : List.of(
                labelled(rng.nextInt(2), stmt),
                new Stmt.Break(Span.NONE),
                new Stmt.Labeled(new Stmt.Label.Default(), Syntax.empty(), Span.NONE));
    return new Stmt.Switch(condition, Syntax.block(items), Span.NONE);
  }

  private static Stmt labelled(int value, Stmt stmt) {
    BigInteger number = BigInteger.valueOf(value);
    return new Stmt.Labeled(
        new Stmt.Label.Case(Syntax.number(value), Optional.empty(), number, number),
        stmt,
        Span.NONE);
  }
}
