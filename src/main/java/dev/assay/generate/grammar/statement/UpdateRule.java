package dev.assay.generate.grammar.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;
import dev.assay.generate.grammar.expression.Lvalues;
import dev.assay.generate.grammar.expression.Numbers;
import java.util.List;

/** An assignment with an operator. */
final class UpdateRule implements StatementRule {
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
    return "update";
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
  public List<Stmt> make(Place place) {
    return Lvalues.changeable(place, e -> Types.isInteger(e.type()))
        .map(target ->
            place
                .code()
                .evaluate(
                    place
                        .typing()
                        .compoundAssign(
                            place.rng().pick(OPERATORS),
                            target,
                            Numbers.integer(place),
                            Span.NONE)))
        .map(List::of)
        .orElseGet(() -> List.of(Assignments.number(place)));
  }
}
