package dev.assay.generate.grammar.statement;

import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import java.util.List;

/** A {@code break}, or a {@code continue} in a loop. */
final class BreakRule implements StatementRule {
  @Override
  public String name() {
    return "break";
  }

  @Override
  public int weight() {
    return 2;
  }

  @Override
  public boolean fits(Place place) {
    return place.breakable();
  }

  @Override
  public List<Stmt> make(Place place) {
    boolean again = place.inLoop() && place.rng().nextBoolean();
    Stmt jump = again ? new Stmt.Continue(Span.NONE) : new Stmt.Break(Span.NONE);
    return List.of(Jumps.guarded(place, Fate.OPEN, jump));
  }
}
