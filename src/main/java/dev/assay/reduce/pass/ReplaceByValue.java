package dev.assay.reduce.pass;

import dev.assay.c.Expr;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Size;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * Replaces expressions by the only value that they had, the larger ones first; then by one of
 * several values, by 0 and by 1.
 */
final class ReplaceByValue implements ReductionPass {
  private static final int DEPTHS = 1000;

  private final boolean calls;

  private ReplaceByValue(boolean calls) {
    this.calls = calls;
  }

  static ReductionPass ofCalls() {
    return new ReplaceByValue(true);
  }

  static ReductionPass ofExpressions() {
    return new ReplaceByValue(false);
  }

  @Override
  public String name() {
    return calls ? "replace-call-by-value" : "replace-by-value";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Subject.Unit unit : subject.units()) {
      var layout = new Layout(subject.model(), unit.program().tags());
      for (Place place : Places.of(unit)) {
        if (place.isValue() && isWanted(place.written())) {
          List<Expr> ways = ways(place, observations, layout);
          for (int way = 0; way < ways.size(); way++) {
            // All of the first choice at all depths come before any second choice.
            int group = way * DEPTHS + Math.min(place.depth(), DEPTHS - 1);
            edits.add(edit(place, group, ways.get(way)));
          }
        }
      }
    }
    return edits;
  }

  private boolean isWanted(Expr written) {
    boolean call = written instanceof Expr.Call || written instanceof Expr.BuiltinCall;
    return calls == call && !Literals.isConstant(written);
  }

  private static Edit edit(Place place, int group, Expr by) {
    return new Edit("replace by value", group, List.of(Replacement.of(place.outermost(), by)));
  }

  private static List<Expr> ways(Place place, Observations seen, Layout layout) {
    var ways = new ArrayList<Expr>();
    Optional<Observations.Values> values = seen.values(place.value());
    values.flatMap(v -> Literals.of(v.first(), place.type(), layout)).ifPresent(ways::add);
    values
        .filter(v -> !v.single())
        .flatMap(v -> Literals.of(v.last(), place.type(), layout))
        .ifPresent(ways::add);
    if (ways.isEmpty()) {
      Literals.of(0L, place.type(), layout).ifPresent(ways::add);
      Literals.of(0.0, place.type(), layout).ifPresent(ways::add);
    }
    Size size = Size.of(Printer.print(place.written()));
    if (size.tokens() > 1 && Types.isArithmetic(place.type())) {
      ways.add(Literals.number(0));
      ways.add(Literals.number(1));
    }
    ways.removeIf(way -> !Size.of(Printer.print(way)).isLessThan(size));
    return distinct(ways);
  }

  private static List<Expr> distinct(List<Expr> ways) {
    var texts = new HashSet<String>();
    return ways.stream().filter(way -> texts.add(Printer.print(way))).toList();
  }
}
