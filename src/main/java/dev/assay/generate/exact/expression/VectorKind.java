package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Operations on GNU vectors that live in a statement expression, and one element of the result. */
final class VectorKind implements ExpressionKind {
  private static final List<Integer> BYTES = List.of(8, 16, 16, 16, 32);
  private static final List<IntKind> ELEMENTS =
      List.of(IntKind.UCHAR, IntKind.USHORT, IntKind.UINT, IntKind.UINT, IntKind.ULLONG);

  @Override
  public Feature feature() {
    return Feature.VECTOR;
  }

  @Override
  public boolean fits(Spot spot) {
    return spot.depth() > 1
        && !spot.draft().options().target().isCxx()
        && spot.draft().layout().model().longSize() == Long.BYTES;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    IntKind element = spot.rng().pick(ELEMENTS);
    int count = spot.rng().pick(BYTES) / spot.draft().layout().model().sizeOf(element);
    var type = new CType.Vector(new CType.Int(element), count);
    var items = new ArrayList<Stmt>();
    var vectors = new ArrayList<Expr>();
    for (int i = 0; i < 2; i++) {
      vectors.add(declare(spot, items, type, elements(spot, expressions, type)));
    }
    var operations = new VectorOperations(spot, type);
    for (int left = spot.rng().between(1, 4); left > 0; left--) {
      Expr result = operations.make(vectors, expressions);
      vectors.add(declare(spot, items, type, new Initializer.Value(result)));
    }
    return Blocks.of(spot, items, element(spot, vectors, type));
  }

  /** Two elements of the last result, by constants and anywhere. */
  private static Expr element(Spot spot, List<Expr> vectors, CType.Vector type) {
    Expr index = Constants.literal(spot.rng().nextInt(type.count()), CType.INT);
    Expr other = Constants.literal(spot.rng().nextInt(type.count()), CType.INT);
    Expr first = spot.typing().index(vectors.getLast(), index, Span.NONE);
    Expr second =
        spot.typing().index(vectors.get(spot.rng().nextInt(vectors.size())), other, Span.NONE);
    BinaryOp op = spot.rng().nextBoolean() ? BinaryOp.XOR : BinaryOp.ADD;
    return spot.operations().binary(op, first, second, 0);
  }

  private static Initializer elements(Spot spot, Expressions expressions, CType.Vector type) {
    Spot inside = spot.withDepth(0);
    var items = new ArrayList<Initializer.Item>();
    for (int i = 0; i < type.count(); i++) {
      Expr value = i < 4 ? expressions.leaf(inside) : expressions.constants().of(spot, CType.INT);
      items.add(new Initializer.Item(List.of(), new Initializer.Value(value)));
    }
    return new Initializer.Braces(items, Span.NONE);
  }

  private static Expr declare(Spot spot, List<Stmt> items, CType type, Initializer initializer) {
    String name = spot.draft().names().fresh("v_");
    Initializer typed = spot.typing().initializers().typed(type, initializer).initializer();
    items.add(new Stmt.Declare(Code.variable(name, type, Decl.Storage.NONE, Optional.of(typed))));
    return Code.name(name, type);
  }
}
