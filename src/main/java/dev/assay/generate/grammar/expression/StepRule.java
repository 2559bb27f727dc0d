package dev.assay.generate.grammar.expression;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.type.Types;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;
import java.util.List;

/** {@code ++} or {@code --}, before or after. */
final class StepRule implements NumberRule {
  @Override
  public String name() {
    return "step";
  }

  @Override
  public int weight() {
    return 3;
  }

  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.CLASSIC;
  }

  @Override
  public boolean fits(Place place) {
    return true;
  }

  @Override
  public Expr make(Place place) {
    return Lvalues.changeable(place, StepRule::isSteppable)
        .map(target ->
            place.typing().step(place.rng().pick(List.of(StepOp.values())), target, Span.NONE))
        .orElseGet(() -> Constants.integer(place.rng()));
  }

  private static boolean isSteppable(Expr e) {
    return Types.isReal(e.type()) && !Types.isBool(e.type()) && Lvalues.hasPlainValue(e);
  }
}
