package dev.assay.reduce.pass;

import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Makes of a switch one of its arms, or leaves arms and labels of it out. */
final class SimplifySwitches implements ReductionPass {
  private static final int ONE_ARM = 0;
  private static final int WITHOUT_ARM = 1;
  private static final int WITHOUT_LABEL = 2;
  private static final int LAST = 3;

  @Override
  public String name() {
    return "simplify-switches";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Stmt.Block body : Functions.bodies(subject)) {
      for (Stmt stmt : Walk.statements(body)) {
        if (stmt instanceof Stmt.Switch s) {
          var condition = new Stmt.Expression(s.condition(), s.span());
          edits.add(new Edit("unwrap switch", LAST, List.of(Replacement.of(s, condition))));
          if (s.body() instanceof Stmt.Block block) {
            arms(s, arms(block.items()), observations, edits);
          } else {
            edits.add(new Edit("unwrap switch", ONE_ARM, List.of(Replacement.of(s, s.body()))));
          }
        } else if (stmt instanceof Stmt.Labeled l && !(l.label() instanceof Stmt.Label.Named)) {
          edits.add(new Edit("remove case", WITHOUT_LABEL, List.of(Replacement.of(l, l.body()))));
        }
      }
    }
    return edits;
  }

  private static void arms(
      Stmt.Switch s, List<List<Stmt>> arms, Observations seen, List<Edit> edits) {
    arms.stream()
        .sorted(
            Comparator.comparingLong((List<Stmt> arm) -> seen.executions(arm.getFirst()))
                .reversed())
        .forEach(arm -> edits.add(only(s, arm)));
    for (List<Stmt> arm : arms) {
      edits.add(
          new Edit("remove arm", WITHOUT_ARM, arm.stream().map(Replacement::remove).toList()));
    }
  }

  /** The arm without its labels, and without what ends it. */
  private static Edit only(Stmt.Switch s, List<Stmt> arm) {
    var replacements = new ArrayList<Replacement>();
    replacements.add(Replacement.of(s, new Stmt.Block(arm, s.span())));
    Stmt first = arm.getFirst();
    while (first instanceof Stmt.Labeled l && !(l.label() instanceof Stmt.Label.Named)) {
      replacements.add(Replacement.of(l, l.body()));
      first = l.body();
    }
    Jumps.ofSwitch(new Stmt.Block(arm, s.span()))
        .forEach(jump -> replacements.add(Replacement.remove(jump)));
    return new Edit("one arm of switch", ONE_ARM, replacements);
  }

  /** Each begins with a label; what stands before the first one belongs to none. */
  private static List<List<Stmt>> arms(List<Stmt> items) {
    var arms = new ArrayList<List<Stmt>>();
    for (Stmt item : items) {
      if (item instanceof Stmt.Labeled l && !(l.label() instanceof Stmt.Label.Named)) {
        arms.add(new ArrayList<>());
      }
      if (!arms.isEmpty()) {
        arms.getLast().add(item);
      }
    }
    return arms;
  }
}
