package dev.assay.reduce.pass;

import dev.assay.c.Expr;
import dev.assay.c.edit.Replacement;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;

/** Leaves casts out. */
final class RemoveCasts implements ReductionPass {
  @Override
  public String name() {
    return "remove-casts";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Place place : Places.of(subject)) {
      if (place.written() instanceof Expr.Cast cast) {
        edits.add(new Edit("remove cast", Replacement.of(cast, cast.operand())));
      }
    }
    return edits;
  }
}
