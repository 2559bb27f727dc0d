package dev.assay.reduce.pass;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Declares a variable where it is first assigned to, with the value it gets. */
final class MergeAssignments implements ReductionPass {
  @Override
  public String name() {
    return "merge-assignments";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Stmt.Block body : Functions.bodies(subject)) {
      for (Stmt stmt : Walk.statements(body)) {
        if (stmt instanceof Stmt.Block block) {
          inBlock(block.items(), edits);
        }
      }
    }
    return edits;
  }

  private static void inBlock(List<Stmt> items, List<Edit> edits) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof Stmt.Declare(Decl.Variable v) && isOpen(v)) {
        for (Stmt later : items.subList(i + 1, items.size())) {
          Optional<Replacement> merged = merged(v, later);
          if (merged.isPresent()) {
            var both = List.of(Replacement.remove(items.get(i)), merged.get());
            edits.add(new Edit("declare " + v.name() + " with its value", both));
            break;
          }
        }
      }
    }
  }

  private static boolean isOpen(Decl.Variable v) {
    return v.storage() == Decl.Storage.NONE
        && v.initializer().isEmpty()
        && (Types.isScalar(v.type()) || Types.isRecord(v.type()));
  }

  private static Optional<Replacement> merged(Decl.Variable v, Stmt stmt) {
    return switch (stmt) {
      case Stmt.Expression(Expr.Assign a, _) when isOf(v, a) ->
          Optional.of(Replacement.of(stmt, declared(v, a)));
      case Stmt.For f
          when f.init().size() == 1
              && f.init().getFirst() instanceof Stmt.Expression(Expr.Assign a, _)
              && isOf(v, a) ->
          Optional.of(Replacement.of(f.init().getFirst(), declared(v, a)));
      case Stmt _ -> Optional.empty();
    };
  }

  private static boolean isOf(Decl.Variable v, Expr.Assign assign) {
    return assign.target() instanceof Expr.Name n && n.name().equals(v.name());
  }

  private static Stmt declared(Decl.Variable v, Expr.Assign assign) {
    var value = new Initializer.Value(assign.value());
    return new Stmt.Declare(v.withInitializer(Optional.of(value)));
  }
}
