package dev.assay.generate.grammar.expression;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;
import java.util.List;

/** A sign, a complement or a negation. */
final class UnaryRule implements NumberRule {
  private static final List<UnaryOp> OPERATORS =
      List.of(UnaryOp.MINUS, UnaryOp.PLUS, UnaryOp.COMPLEMENT, UnaryOp.NOT);

  @Override
  public String name() {
    return "unary";
  }

  @Override
  public int weight() {
    return 6;
  }

  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.CLASSIC;
  }

  @Override
  public Expr make(Place place) {
    UnaryOp op = place.rng().pick(OPERATORS);
    Expr operand =
        op == UnaryOp.COMPLEMENT ? Numbers.integer(place.deeper()) : Numbers.real(place.deeper());
    return place.typing().unary(op, operand, Span.NONE);
  }
}
