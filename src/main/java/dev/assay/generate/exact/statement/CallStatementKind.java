package dev.assay.generate.exact.statement;

import dev.assay.c.Stmt;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.function.CallStatements;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** A call of a generated function, with what becomes of its result. */
final class CallStatementKind implements StatementKind {
  @Override
  public Feature feature() {
    return Feature.CALL_STATEMENT;
  }

  @Override
  public boolean fits(Spot spot) {
    return CallStatements.fits(spot);
  }

  @Override
  public List<Stmt> make(Spot spot, Statements statements) {
    List<Stmt> made = new CallStatements(spot, statements.expressions()).any();
    return made.isEmpty() ? new AssignmentKind().make(spot, statements) : made;
  }
}
