package dev.assay.mutate.scaling;

import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.FreshNames;
import java.util.ArrayList;
import java.util.List;

/** A statement stands many times in its block. */
final class RepeatStatement implements Scaling {
  @Override
  public String name() {
    return "repeat-statement";
  }

  @Override
  public String summary() {
    return "a statement again and again in its block";
  }

  @Override
  public List<Place> places(Program program) {
    return Statements.items(program).stream()
        .map(spot -> {
          Stmt stmt = spot.statement();
          return new Place(
              spot.site().toString(),
              Place.MANY,
              (factor, names) ->
                  List.of(new Replacement.OfStmt(stmt, copies(stmt, factor, names))));
        })
        .toList();
  }

  private static List<Stmt> copies(Stmt stmt, int factor, FreshNames names) {
    var all = new ArrayList<>(List.of(stmt));
    while (all.size() < factor) {
      all.add(Copies.of(stmt, names));
    }
    return all;
  }
}
