package dev.assay.generate.grammar.statement;

import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import java.util.List;

/** Makes what stands inside of a statement. */
@FunctionalInterface
public interface Body {
  /** As the generator itself makes blocks. */
  Body USUAL = place -> Blocks.block(place).items();

  /** The statements for a place that is inside already. */
  List<Stmt> items(Place place);

  /** A block of them; its variables are out of scope afterwards. */
  default Stmt.Block block(Place place) {
    int mark = place.scope().mark();
    List<Stmt> items = items(place);
    place.scope().release(mark);
    return new Stmt.Block(items, Span.NONE);
  }
}
