package dev.assay.mutate.scaling;

import dev.assay.c.BinaryOp;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.changing.Syntax;
import java.util.List;

/** A statement is in many branches, one in the other. */
final class NestIf implements Scaling {
  @Override
  public String name() {
    return "nest-if";
  }

  @Override
  public String summary() {
    return "a statement in an if in an if, ...";
  }

  @Override
  public List<Place> places(Program program) {
    return Statements.wrappable(program).stream()
        .map(spot ->
            new Place(
                spot.site().toString(), Place.DEEP, (factor, names) -> nested(spot, factor, names)))
        .toList();
  }

  private static List<Replacement> nested(Spot spot, int factor, FreshNames names) {
    Driver driver = Driver.at(spot, names);
    Stmt nest = spot.statement();
    for (int level = factor; level > 0; level--) {
      nest =
          Syntax.when(
              driver.compared(level % 2 == 0 ? BinaryOp.GREATER : BinaryOp.NOT_EQUAL, level),
              Syntax.block(List.of(nest)));
    }
    return driver.with(Replacement.of(spot.statement(), nest));
  }
}
