package dev.assay.reduce.pass;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;

/** Removes labels, each with all that jumps to it. */
final class RemoveLabels implements ReductionPass {
  @Override
  public String name() {
    return "remove-labels";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Stmt.Block body : Functions.bodies(subject)) {
      List<Stmt> all = Walk.statements(body);
      for (Stmt stmt : all) {
        if (stmt instanceof Stmt.Labeled(Stmt.Label.Named(String label, _), Stmt inner, _)
            && !isAddressed(label, body)) {
          var replacements = new ArrayList<Replacement>();
          replacements.add(Replacement.of(stmt, inner));
          all.stream()
              .filter(other -> other instanceof Stmt.Goto g && g.label().equals(label))
              .forEach(jump -> replacements.add(Replacement.remove(jump)));
          edits.add(new Edit("remove label " + label, replacements.size(), replacements));
        }
      }
    }
    return edits;
  }

  private static boolean isAddressed(String label, Stmt.Block body) {
    return Walk.expressions(body).stream()
        .anyMatch(e -> e instanceof Expr.LabelAddress a && a.label().equals(label));
  }
}
