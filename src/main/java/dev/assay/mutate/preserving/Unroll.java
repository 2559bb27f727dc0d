package dev.assay.mutate.preserving;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Typing;
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
 * Writes the body of a loop several times, with the step and the test between them.
 *
 * <p>A {@code continue} in one of them goes to the loop's own step and test, and a {@code break}
 * ends the loop: as they should.
 */
public final class Unroll implements Mutator {
  @Override
  public String name() {
    return "unroll";
  }

  @Override
  public String summary() {
    return "the body of a loop several times, with tests between them";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    int times = rng.chance(3, 4) ? 2 : 4;
    Typing typing = facts.typing();
    return Loop.toCopy(spot)
        .map(loop ->
            new Change(
                times + " times: " + Excerpt.of(Printer.print(spot.statement())),
                List.of(
                    Replacement.of(
                        spot.statement(), unrolled(spot.statement(), body(loop, times, typing))))));
  }

  private static Stmt body(Loop loop, int times, Typing typing) {
    var items = new ArrayList<Stmt>();
    for (int i = 1; i < times; i++) {
      items.add(loop.iteration());
      items.addAll(loop.stepped());
      loop.condition().ifPresent(c -> items.add(endUnless(c, typing)));
    }
    items.add(loop.iteration());
    return new Stmt.Block(items, Span.NONE);
  }

  private static Stmt endUnless(Expr condition, Typing typing) {
    Expr ended = typing.unary(UnaryOp.NOT, condition, Span.NONE);
    return new Stmt.If(ended, new Stmt.Break(Span.NONE), Optional.empty(), Span.NONE);
  }

  private static Stmt unrolled(Stmt loop, Stmt body) {
    return switch (loop) {
      case Stmt.While w -> new Stmt.While(w.condition(), body, w.span());
      case Stmt.DoWhile w -> new Stmt.DoWhile(body, w.condition(), w.span());
      case Stmt.For f -> new Stmt.For(f.init(), f.condition(), f.step(), body, f.span());
      case Stmt other -> other;
    };
  }
}
