package dev.assay.generate.exact.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** One way to make a statement. */
public interface StatementKind {
  Feature feature();

  /** Whether it can be made at the spot. */
  default boolean fits(Spot spot) {
    return true;
  }

  /** The statement, with what must stand before it; variables it declares are in scope after. */
  List<Stmt> make(Spot spot, Statements statements);
}
