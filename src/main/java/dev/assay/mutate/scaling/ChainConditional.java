package dev.assay.mutate.scaling;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.mutate.changing.Syntax;
import java.util.List;

/** A number is chosen by a chain of conditions. */
final class ChainConditional implements Scaling {
  @Override
  public String name() {
    return "chain-conditional";
  }

  @Override
  public String summary() {
    return "a number is chosen by x == 1 ? ... : x == 2 ? ...";
  }

  @Override
  public List<Place> places(Program program) {
    return Numbers.places(program, Place.DEEP, ChainConditional::chain);
  }

  private static Expr chain(Expr number, int factor) {
    Expr chain = number;
    for (int i = factor - 1; i > 0; i--) {
      chain =
          new Expr.Conditional(
              Syntax.binary(BinaryOp.EQUAL, number, Syntax.number(3L * i)),
              Syntax.binary(BinaryOp.SUBTRACT, number, Syntax.number(i % 7 * 11L)),
              chain,
              number.type(),
              Span.NONE);
    }
    return chain;
  }
}
