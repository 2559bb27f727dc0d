package dev.assay.mutate.scaling;

import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.mutate.changing.Labels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All that a block does is done many times in it, each time with other variables and labels. */
final class RepeatBlock implements Scaling {
  @Override
  public String name() {
    return "repeat-block";
  }

  @Override
  public String summary() {
    return "the statements of a block again and again, with variables of their own";
  }

  @Override
  public List<Place> places(Program program) {
    return Spots.of(program).all().stream().flatMap(spot -> place(spot).stream()).toList();
  }

  private static Optional<Place> place(Spot spot) {
    if (!(spot.statement() instanceof Stmt.Block block)
        || spot.surroundings().inExpression()
        || !Statements.isCopyable(block)
        || Labels.areOfOuterSwitch(block)) {
      return Optional.empty();
    }
    int end = end(block.items());
    return end == 0
        ? Optional.empty()
        : Optional.of(
            new Place(
                spot.site().toString(),
                Place.MANY,
                (factor, names) ->
                    List.of(Replacement.of(block, grown(block, end, factor, names)))));
  }

  /** Up to the first jump: what follows is not executed, and compilers drop it. */
  private static int end(List<Stmt> items) {
    int end = 0;
    while (end < items.size() && !Statements.isJump(items.get(end))) {
      end++;
    }
    return end;
  }

  private static Stmt grown(Stmt.Block block, int end, int factor, FreshNames names) {
    List<Stmt> items = block.items();
    var all = new ArrayList<>(items.subList(0, end));
    for (int i = 1; i < factor; i++) {
      all.addAll(Copies.of(items.subList(0, end), names));
    }
    all.addAll(items.subList(end, items.size()));
    return new Stmt.Block(all, block.span());
  }
}
