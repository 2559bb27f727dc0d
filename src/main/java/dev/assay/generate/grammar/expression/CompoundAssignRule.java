package dev.assay.generate.grammar.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;
import java.util.List;

/** An assignment with an operator inside of an expression. */
final class CompoundAssignRule implements NumberRule {
  private static final List<BinaryOp> OPERATORS =
      List.of(
          BinaryOp.ADD,
          BinaryOp.SUBTRACT,
          BinaryOp.MULTIPLY,
          BinaryOp.AND,
          BinaryOp.OR,
          BinaryOp.XOR);

  @Override
  public String name() {
    return "inner-update";
  }

  @Override
  public int weight() {
    return 2;
  }

  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.CLASSIC;
  }

  @Override
  public Expr make(Place place) {
    return Lvalues.changeable(place, e -> Types.isInteger(e.type()) && Lvalues.hasPlainValue(e))
        .map(target ->
            place
                .typing()
                .compoundAssign(
                    place.rng().pick(OPERATORS),
                    target,
                    Numbers.integer(place.deeper()),
                    Span.NONE))
        .orElseGet(() -> Constants.integer(place.rng()));
  }
}
