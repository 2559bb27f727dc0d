package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;

/** Calls a function by its name in the place of a call by pointer. */
final class CallDirectly implements ReductionPass {
  private static final int WAYS = 4;

  @Override
  public String name() {
    return "call-directly";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Subject.Unit unit : subject.units()) {
      List<Decl.Function> functions = Functions.defined(unit);
      for (Place place : Places.of(unit)) {
        if (place.use() == Place.Use.CALLEE && Types.isPointer(place.written().type())) {
          List<String> names =
              functions.stream()
                  .takeWhile(f -> !place.isIn(f))
                  .filter(
                      f -> Types.sameUnqualified(f.type(), Types.target(place.written().type())))
                  .map(Decl.Function::name)
                  .limit(WAYS)
                  .toList();
          for (int way = 0; way < names.size(); way++) {
            Expr name = new Expr.Name(names.get(way), CType.INT, Span.NONE);
            var replacement = Replacement.of(place.outermost(), name);
            edits.add(new Edit("call " + names.get(way), way, List.of(replacement)));
          }
        }
      }
    }
    return edits;
  }
}
