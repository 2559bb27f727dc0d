package dev.assay.mutate.scaling;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.changing.Syntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A statement is in many blocks, one in the other, each with a variable that the next one needs.
 */
final class NestBlock implements Scaling {
  @Override
  public String name() {
    return "nest-block";
  }

  @Override
  public String summary() {
    return "a statement in a block in a block, ..., each with a variable";
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
    Driver sum = Driver.added(spot, names);
    var variables = new ArrayList<String>();
    for (int level = 0; level < factor; level++) {
      variables.add(names.next("b"));
    }
    Stmt nest = spot.statement();
    for (int level = factor - 1; level >= 0; level--) {
      Expr before = level == 0 ? driver.value() : Syntax.name(variables.get(level - 1));
      Expr value = Syntax.binary(BinaryOp.MULTIPLY, before, Syntax.number(level + 3));
      String variable = variables.get(level);
      nest =
          Syntax.block(
              List.of(
                  Syntax.declare(variable, CType.INT, Optional.of(value)),
                  nest,
                  sum.add(variable)));
    }
    return driver.and(sum).with(Replacement.of(spot.statement(), nest));
  }
}
