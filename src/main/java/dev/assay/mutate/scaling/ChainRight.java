package dev.assay.mutate.scaling;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.type.Types;
import dev.assay.mutate.changing.Syntax;
import java.util.List;

/** A number becomes an operand in parentheses in an operand in parentheses. */
final class ChainRight implements Scaling {
  private static final List<BinaryOp> ANY =
      List.of(BinaryOp.ADD, BinaryOp.MULTIPLY, BinaryOp.SUBTRACT);

  private static final List<BinaryOp> OF_INTEGERS =
      List.of(BinaryOp.ADD, BinaryOp.XOR, BinaryOp.MULTIPLY, BinaryOp.SUBTRACT);

  @Override
  public String name() {
    return "chain-right";
  }

  @Override
  public String summary() {
    return "a number becomes an operand in parentheses in an operand, ...";
  }

  @Override
  public List<Place> places(Program program) {
    return Numbers.places(program, Place.DEEP, ChainRight::chain);
  }

  private static Expr chain(Expr number, int factor) {
    List<BinaryOp> operators = Types.isInteger(number.type()) ? OF_INTEGERS : ANY;
    Expr chain = number;
    for (int i = 1; i < factor; i++) {
      Expr left = i % 2 == 0 ? number : Syntax.binary(BinaryOp.ADD, number, Syntax.number(i + 2));
      chain = Syntax.binary(operators.get(i % operators.size()), left, chain);
    }
    return chain;
  }
}
