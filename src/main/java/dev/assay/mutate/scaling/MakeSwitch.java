package dev.assay.mutate.scaling;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.changing.Syntax;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A statement is in each case of a long switch. */
final class MakeSwitch implements Scaling {
  @Override
  public String name() {
    return "make-switch";
  }

  @Override
  public String summary() {
    return "a statement in each case of a switch";
  }

  @Override
  public List<Place> places(Program program) {
    return Statements.copyable(program).stream()
        .map(spot ->
            new Place(
                spot.site().toString(), Place.MANY, (factor, names) -> chosen(spot, factor, names)))
        .toList();
  }

  private static List<Replacement> chosen(Spot spot, int factor, FreshNames names) {
    Driver driver = Driver.at(spot, names);
    Stmt stmt = spot.statement();
    var items = new ArrayList<Stmt>();
    for (int i = 0; i < factor; i++) {
      items.add(labelled(i, Syntax.block(List.of(i == 0 ? stmt : Copies.of(stmt, names)))));
      // Every fourth one falls through to the next.
      if (i % 4 != 3) {
        items.add(new Stmt.Break(Span.NONE));
      }
    }
    // In a type that has all the values.
    Expr condition = Syntax.cast(CType.INT, driver.value());
    return driver.with(
        Replacement.of(stmt, new Stmt.Switch(condition, Syntax.block(items), Span.NONE)));
  }

  static Stmt labelled(long value, Stmt stmt) {
    BigInteger number = BigInteger.valueOf(value);
    return new Stmt.Labeled(
        new Stmt.Label.Case(Syntax.number(value), Optional.empty(), number, number),
        stmt,
        Span.NONE);
  }
}
