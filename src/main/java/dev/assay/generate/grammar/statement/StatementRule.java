package dev.assay.generate.grammar.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.GrammarRule;
import dev.assay.generate.grammar.Place;
import java.util.List;

/** One way to write a statement. */
public interface StatementRule extends GrammarRule {
  /** Whether it can be used at the place. */
  default boolean fits(Place place) {
    return true;
  }

  /** The statement, with what must stand before it. */
  List<Stmt> make(Place place);
}
