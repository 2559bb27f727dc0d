package dev.assay.mutate.changing;

import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** A jump from one place of a function to another; back only a few times. */
final class AddGoto implements ChangingMutator {
  private static final int MOST_TIMES = 6;

  @Override
  public String name() {
    return "add-goto";
  }

  @Override
  public String summary() {
    return "a jump to a new label, forwards or a few times backwards";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    List<Spot> spots =
        Openings.before(subject.program()).stream()
            .filter(spot -> Definitions.isEasyToJumpIn(spot.function()))
            .toList();
    if (spots.isEmpty()) {
      return Optional.empty();
    }
    Spot start = rng.pick(spots);
    List<Spot> targets =
        spots.stream().filter(s -> s.function() == start.function() && s != start).toList();
    if (targets.isEmpty()) {
      return Optional.empty();
    }
    Spot target = rng.pick(targets);
    String label = names.next("to");
    boolean back = target.site().number() < start.site().number();
    Stmt jump =
        back
            ? back(label, names.next("k"), rng)
            : Syntax.when(Unrun.condition(subject, start, rng), Syntax.jump(label));
    return Optional.of(
        new Change(
            (back ? "back" : "on") + " to " + Excerpts.of(target.statement()),
            List.of(before(start, jump), before(target, Syntax.label(label)))));
  }

  private static Replacement before(Spot spot, Stmt added) {
    return new Replacement.OfStmt(spot.statement(), List.of(added, spot.statement()));
  }

  private static Stmt back(String label, String counter, Rng rng) {
    return Syntax.block(
        List.of(
            new Stmt.Declare(Syntax.counter(counter)),
            Syntax.when(
                Syntax.firstTimes(counter, rng.between(1, MOST_TIMES)), Syntax.jump(label))));
  }
}
