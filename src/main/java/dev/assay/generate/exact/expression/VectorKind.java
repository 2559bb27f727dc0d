package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.environment.VectorTypes;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;

/** Operations on GNU vectors that live in a statement expression, and one element of the result. */
final class VectorKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.VECTOR;
  }

  @Override
  public boolean fits(Spot spot) {
    return spot.depth() > 1;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    CType type = VectorTypes.drawn(spot.draft(), spot.rng());
    var items = new ArrayList<Stmt>();
    List<Expr> vectors = new Vectors(expressions).computed(spot, type, items);
    return Blocks.of(spot, items, element(spot, vectors, type));
  }

  /** Two elements of the last result, by constants and anywhere. */
  private static Expr element(Spot spot, List<Expr> vectors, CType type) {
    int count = ((CType.Vector) Types.unqualified(type)).count();
    Expr index = Constants.literal(spot.rng().nextInt(count), CType.INT);
    Expr other = Constants.literal(spot.rng().nextInt(count), CType.INT);
    Expr first = spot.typing().index(vectors.getLast(), index, Span.NONE);
    Expr second =
        spot.typing().index(vectors.get(spot.rng().nextInt(vectors.size())), other, Span.NONE);
    BinaryOp op = spot.rng().nextBoolean() ? BinaryOp.XOR : BinaryOp.ADD;
    return spot.operations().binary(op, first, second, 0);
  }
}
