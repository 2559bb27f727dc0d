package dev.assay.mutate.scaling;

import dev.assay.c.BinaryOp;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.changing.Definitions;
import dev.assay.mutate.changing.Syntax;
import java.util.ArrayList;
import java.util.List;

/** Copies of a statement have labels, and jumps lead from each to another one. */
final class JumpWeb implements Scaling {
  /** Has no divisor with a power of two in common, so that jumps lead to and fro. */
  private static final int STRIDE = 7;

  @Override
  public String name() {
    return "jump-web";
  }

  @Override
  public String summary() {
    return "copies of a statement, with jumps to and fro between them";
  }

  @Override
  public List<Place> places(Program program) {
    return Statements.copyable(program).stream()
        .filter(spot -> Definitions.isEasyToJumpIn(spot.function()))
        .map(spot ->
            new Place(
                spot.site().toString(), Place.MANY, (factor, names) -> web(spot, factor, names)))
        .toList();
  }

  private static List<Replacement> web(Spot spot, int factor, FreshNames names) {
    Driver driver = Driver.at(spot, names);
    Stmt stmt = spot.statement();
    var labels = new ArrayList<String>();
    for (int i = 0; i < factor; i++) {
      labels.add(names.next("l"));
    }
    var items = new ArrayList<Stmt>();
    for (int i = 0; i < factor; i++) {
      items.add(
          new Stmt.Labeled(
              new Stmt.Label.Named(labels.get(i), List.of()),
              i == 0 ? stmt : Copies.of(stmt, names),
              Span.NONE));
      items.add(
          Syntax.when(
              driver.compared(BinaryOp.GREATER, i),
              Syntax.jump(labels.get((i * STRIDE + 1) % factor))));
    }
    return driver.with(Replacement.of(stmt, Syntax.block(items)));
  }
}
