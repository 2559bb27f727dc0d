package dev.assay.generate.grammar.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;
import java.util.List;

/**
 * An operation on two numbers, of which any is as good as another.
 *
 * @param integers whether it is for integers only
 */
record BinaryRule(String name, int weight, boolean integers, List<BinaryOp> operators)
    implements NumberRule {
  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.CLASSIC;
  }

  @Override
  public Expr make(Place place) {
    BinaryOp op = place.rng().pick(operators);
    return place.code().binary(op, operand(place.deeper()), operand(place.deeper()));
  }

  private Expr operand(Place place) {
    return integers ? Numbers.integer(place) : Numbers.real(place);
  }
}
