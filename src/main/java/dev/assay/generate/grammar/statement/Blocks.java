package dev.assay.generate.grammar.statement;

import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import java.util.ArrayList;
import java.util.List;

/** Makes blocks: a few variables, then statements by the rules' weights. */
public final class Blocks {
  private static final int MOST_LOCALS = 2;
  private static final int MOST_STATEMENTS = 5;
  private static final int LABEL_ONE_IN = 12;

  private Blocks() {}

  /** A block for a place inside of it; its variables stay in scope until the caller is done. */
  public static Stmt.Block block(Place place) {
    return block(place, place.rng().between(1, MOST_STATEMENTS));
  }

  /** A block of so many statements, or fewer when the program is large enough. */
  public static Stmt.Block block(Place place, int count) {
    var items = new ArrayList<Stmt>();
    int locals = place.rng().between(0, MOST_LOCALS);
    for (int i = 0; i < locals; i++) {
      items.add(Locals.declared(place));
    }
    for (int i = 0; i < count && (i == 0 || place.sketch().hasRoom()); i++) {
      List<Stmt> made = statement(place);
      boolean labeled = place.rng().chance(1, LABEL_ONE_IN);
      items.addAll(labeled ? Jumps.labeled(place, made) : made);
    }
    return new Stmt.Block(items, Span.NONE);
  }

  /** One statement, with what must stand before it. */
  public static List<Stmt> statement(Place place) {
    place.sketch().spend();
    return place.sketch().statementRules().pick(place.rng(), rule -> rule.fits(place)).make(place);
  }
}
