package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.OperatorContext;
import dev.assay.generate.exact.policy.Parameter;
import java.util.List;

/** Makes expressions: picks a kind by weight and lets it make one. */
public final class Expressions {
  private static final List<ExpressionKind> LEAVES =
      ExpressionKinds.ALL.stream().filter(ExpressionKind::isLeaf).toList();

  private final Constants constants;
  private final Places places;

  public Expressions(Draft draft) {
    this.constants = new Constants(draft);
    this.places = new Places(draft, this);
  }

  public Constants constants() {
    return constants;
  }

  public Places places() {
    return places;
  }

  /** A new whole expression of integer type, with a region of its own. */
  public Expr whole(Spot spot) {
    return integer(region(spot).withDepth(depth(spot)));
  }

  /** An operand of integer type, as deep as the spot allows. */
  public Expr integer(Spot spot) {
    List<ExpressionKind> kinds = spot.depth() <= 0 ? LEAVES : ExpressionKinds.ALL;
    ExpressionKind kind =
        spot.rng().pick(kinds, k -> k.fits(spot) ? spot.policy().weight(k.feature()) : 0);
    return kind.make(spot, this);
  }

  /** A whole expression converted, as by assignment, to a type of integers or of floating point. */
  public Expr value(Spot spot, CType type) {
    return Types.isInteger(type)
        ? whole(spot)
        : spot.operations().cast(Types.unqualified(type), whole(spot));
  }

  /** A condition; mostly true when it is first evaluated. */
  public Expr condition(Spot spot) {
    Spot region = region(spot).withDepth(Math.max(1, depth(spot) - 1));
    Expr bare =
        spot.rng().chance(2, 3) ? comparison(region) : integer(region);
    boolean first = spot.policy().happens(Parameter.TAKEN_BRANCHES, spot.rng());
    return spot.operations().condition(bare, first);
  }

  private Expr comparison(Spot spot) {
    List<dev.assay.c.BinaryOp> all =
        List.of(
            dev.assay.c.BinaryOp.LESS,
            dev.assay.c.BinaryOp.GREATER,
            dev.assay.c.BinaryOp.LESS_EQUAL,
            dev.assay.c.BinaryOp.GREATER_EQUAL,
            dev.assay.c.BinaryOp.EQUAL,
            dev.assay.c.BinaryOp.NOT_EQUAL);
    Expr left = integer(spot.deeper());
    return spot.typing().binary(spot.rng().pick(all), left, integer(spot.deeper()), Span.NONE);
  }

  private static int depth(Spot spot) {
    return spot.rng().between(1, spot.policy().value(Parameter.EXPRESSION_DEPTH));
  }

  private static Spot region(Spot spot) {
    int context = spot.policy().draw(Distribution.OPERATOR_CONTEXTS, spot.rng());
    int constants = spot.policy().draw(Distribution.CONSTANT_LEAVES, spot.rng());
    return spot.withContext(OperatorContext.values()[context]).withConstants(constants);
  }
}
