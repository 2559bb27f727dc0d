package dev.assay.generate.grammar.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.Place;
import java.util.List;

/** A variable among statements. */
final class DeclarationRule implements StatementRule {
  @Override
  public String name() {
    return "declaration";
  }

  @Override
  public int weight() {
    return 4;
  }

  @Override
  public List<Stmt> make(Place place) {
    return List.of(Locals.declared(place));
  }
}
