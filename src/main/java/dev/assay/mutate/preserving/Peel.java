package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes the first iteration of a loop before the loop.
 *
 * <p>A loop that runs once catches the jumps of that iteration: around it alone for {@code
 * continue}, around all of it for {@code break}. If it has both there is no place for them. Where
 * there is no loop around, there is always one: another mutation may add jumps that are never made.
 */
public final class Peel implements Mutator {
  @Override
  public String name() {
    return "peel";
  }

  @Override
  public String summary() {
    return "the first iteration of a loop before the loop";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    return Loop.toCopy(spot)
        .flatMap(loop -> peeled(loop, spot.surroundings().inLoop()))
        .map(by ->
            new Change(
                Excerpt.of(Printer.print(spot.statement())),
                List.of(Replacement.of(spot.statement(), by))));
  }

  private static Optional<Stmt> peeled(Loop loop, boolean inLoop) {
    Flow flow = Flow.of(loop.body());
    if (flow.breaks() && flow.continues()) {
      return Optional.empty();
    }
    var first = new ArrayList<Stmt>();
    boolean isCaught = flow.continues() || !flow.breaks() && !inLoop;
    first.add(isCaught ? once(loop.iteration()) : loop.iteration());
    first.addAll(loop.stepped());
    Stmt all = Loop.block(first, loop.rest());
    Stmt tested =
        loop.testsLast() || loop.condition().isEmpty()
            ? all
            : new Stmt.If(loop.condition().get(), all, Optional.empty(), Span.NONE);
    Stmt caught = flow.breaks() ? once(tested) : tested;
    return Optional.of(loop.init().isEmpty() ? caught : Loop.block(loop.init(), caught));
  }

  private static Stmt once(Stmt body) {
    Stmt.Block block = body instanceof Stmt.Block b ? b : Loop.block(body);
    return new Stmt.DoWhile(block, Numbers.of(0, CType.INT), Span.NONE);
  }
}
