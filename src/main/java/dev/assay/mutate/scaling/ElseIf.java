package dev.assay.mutate.scaling;

import dev.assay.c.BinaryOp;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.changing.Syntax;
import java.util.List;
import java.util.Optional;

/** A statement is in each branch of a long chain of else-ifs. */
final class ElseIf implements Scaling {
  @Override
  public String name() {
    return "else-if";
  }

  @Override
  public String summary() {
    return "a statement in each branch of a chain of else-ifs";
  }

  @Override
  public List<Place> places(Program program) {
    return Statements.copyable(program).stream()
        .map(spot ->
            new Place(
                spot.site().toString(),
                Place.DEEP,
                (factor, names) -> chained(spot, factor, names)))
        .toList();
  }

  private static List<Replacement> chained(Spot spot, int factor, FreshNames names) {
    Driver driver = Driver.at(spot, names);
    Stmt stmt = spot.statement();
    Optional<Stmt> chain = Optional.empty();
    for (int i = factor; i > 0; i--) {
      Stmt branch = Syntax.block(List.of(i == factor ? stmt : Copies.of(stmt, names)));
      chain =
          Optional.of(
              new Stmt.If(driver.compared(BinaryOp.EQUAL, 3 * i), branch, chain, Span.NONE));
    }
    return driver.with(Replacement.of(stmt, chain.orElseThrow()));
  }
}
