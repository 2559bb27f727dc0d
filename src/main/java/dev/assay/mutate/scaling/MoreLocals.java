package dev.assay.mutate.scaling;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.changing.Syntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Many variables get their values before a statement and are read after it. */
final class MoreLocals implements Scaling {
  @Override
  public String name() {
    return "more-locals";
  }

  @Override
  public String summary() {
    return "variables that are computed before a statement and read after it";
  }

  @Override
  public List<Place> places(Program program) {
    return Statements.wrappable(program).stream()
        .map(spot ->
            new Place(
                spot.site().toString(),
                Place.MANY,
                (factor, names) -> surrounded(spot, factor, names)))
        .toList();
  }

  private static List<Replacement> surrounded(Spot spot, int factor, FreshNames names) {
    Driver driver = Driver.at(spot, names);
    Driver sum = Driver.added(spot, names);
    var before = new ArrayList<Stmt>();
    var after = new ArrayList<Stmt>();
    for (int i = 0; i < factor; i++) {
      String variable = names.next("v");
      before.add(
          Syntax.declare(
              variable, CType.INT, Optional.of(driver.compared(BinaryOp.MULTIPLY, i + 3))));
      after.add(sum.add(variable));
    }
    before.add(spot.statement());
    before.addAll(after);
    return driver.and(sum).with(Replacement.of(spot.statement(), Syntax.block(before)));
  }
}
