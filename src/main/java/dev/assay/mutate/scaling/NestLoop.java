package dev.assay.mutate.scaling;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.changing.Syntax;
import java.util.List;
import java.util.Optional;

/** A statement is in many loops, one in the other. */
final class NestLoop implements Scaling {
  /** Of statements at all, C promises no more levels than this (C17 5.2.4.1). */
  private static final int DEEPEST = 127;

  @Override
  public String name() {
    return "nest-loop";
  }

  @Override
  public String summary() {
    return "a statement in a loop in a loop, ...";
  }

  @Override
  public List<Place> places(Program program) {
    return Statements.wrappable(program).stream()
        .map(spot ->
            new Place(
                spot.site().toString(), DEEPEST, (factor, names) -> nested(spot, factor, names)))
        .toList();
  }

  private static List<Replacement> nested(Spot spot, int factor, FreshNames names) {
    Driver driver = Driver.at(spot, names);
    Stmt nest = spot.statement();
    for (int level = 0; level < factor; level++) {
      nest = loop(names.next("i"), driver.value(), nest);
    }
    return driver.with(Replacement.of(spot.statement(), nest));
  }

  private static Stmt loop(String counter, Expr bound, Stmt body) {
    return new Stmt.For(
        List.of(Syntax.declare(counter, CType.INT, Optional.of(Syntax.number(0)))),
        Optional.of(Syntax.binary(BinaryOp.LESS, Syntax.name(counter), bound)),
        Optional.of(Syntax.step(StepOp.POST_INCREMENT, counter)),
        Syntax.block(List.of(body)),
        Span.NONE);
  }
}
