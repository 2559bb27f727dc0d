package dev.assay.reduce.pass;

import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Removes statements, those further outside first: with one of them goes all that is in it. */
final class RemoveStatements implements ReductionPass {
  @Override
  public String name() {
    return "remove-statements";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Stmt.Block body : Functions.bodies(subject)) {
      Map<Stmt, Integer> depths = new IdentityHashMap<>();
      for (Stmt stmt : Walk.statements(body)) {
        int depth = stmt == body ? 0 : depths.getOrDefault(stmt, 1);
        Statements.within(stmt).forEach(inner -> depths.put(inner, depth + 1));
        if (depth > 0) {
          edits.add(new Edit("remove statement", depth, List.of(Replacement.remove(stmt))));
        }
      }
    }
    return edits;
  }
}
