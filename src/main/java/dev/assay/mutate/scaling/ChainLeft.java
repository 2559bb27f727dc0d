package dev.assay.mutate.scaling;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.mutate.changing.Syntax;
import java.util.List;

/** A number becomes a long sum of terms that are made of it. */
final class ChainLeft implements Scaling {
  /** Compilers go down on the left, too. */
  private static final int LONGEST = 1 << 12;

  @Override
  public String name() {
    return "chain-left";
  }

  @Override
  public String summary() {
    return "a number becomes a long sum without parentheses";
  }

  @Override
  public List<Place> places(Program program) {
    return Numbers.places(program, LONGEST, ChainLeft::chain);
  }

  private static Expr chain(Expr number, int factor) {
    Expr chain = number;
    for (int i = 1; i < factor; i++) {
      Expr term = Syntax.binary(BinaryOp.MULTIPLY, number, Syntax.number(i + 2));
      chain = Syntax.binary(i % 3 == 0 ? BinaryOp.SUBTRACT : BinaryOp.ADD, chain, term);
    }
    return chain;
  }
}
