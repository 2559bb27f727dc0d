package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.Feature;
import java.util.Optional;

/** A variable, or an element, member or target of one. */
final class VariableKind implements ExpressionKind {
  private static final int CONSTANT = 1;

  @Override
  public Feature feature() {
    return Feature.VARIABLE;
  }

  @Override
  public boolean isLeaf() {
    return true;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    int leaf = spot.policy().draw(Distribution.LEAVES, spot.rng());
    Optional<Expr> place =
        leaf == CONSTANT
            ? Optional.empty()
            : expressions.places().readable(spot, Types::isInteger, leaf);
    return place
        .filter(p -> isQuietOrFree(spot, expressions, p))
        .map(p -> plain(spot, expressions, p))
        .orElseGet(() -> expressions.constants().any(spot));
  }

  /** What is volatile is read at most once in an expression. */
  static boolean isQuietOrFree(Spot spot, Expressions expressions, Expr place) {
    return !Types.qualifiers(place.type()).isVolatile()
        || expressions.effects().takes(spot, root(place));
  }

  private static String root(Expr place) {
    return switch (place) {
      case Expr.Name n -> n.name();
      case Expr.Member m -> root(m.base());
      case Expr.Index i -> root(i.base());
      case Expr.Unary u -> root(u.operand());
      case Expr.Implicit i -> root(i.operand());
      case Expr _ -> "";
    };
  }

  /**
   * Operations are known to be defined only on the usual types, and compilers and languages agree
   * neither on the types of wide bit-fields nor on those that enums are promoted to.
   */
  private static Expr plain(Spot spot, Expressions expressions, Expr place) {
    CType type = Types.unqualified(place.type());
    boolean wideBits =
        type instanceof CType.Int(IntKind kind)
            && kind.rank() > IntKind.INT.rank()
            && !expressions.places().hasAddress(place);
    return switch (type) {
      case CType.BitInt(int _, boolean signed) ->
          cast(spot, new CType.Int(signed ? IntKind.LLONG : IntKind.ULLONG), place);
      case CType.Enum e when spot.draft().options().target().isCxx() ->
          cast(spot, spot.draft().layout().underlying(e), place);
      case CType _ -> wideBits ? cast(spot, type, place) : apart(spot, place);
    };
  }

  /** A value must not go straight from one member of a union to another. */
  private static Expr apart(Spot spot, Expr place) {
    return isInUnion(place) ? spot.typing().unary(UnaryOp.PLUS, place, Span.NONE) : place;
  }

  private static boolean isInUnion(Expr place) {
    return switch (place) {
      case Expr.Member m ->
          Types.isUnion(m.arrow() ? Types.target(m.base().type()) : m.base().type())
              || isInUnion(m.base());
      case Expr.Index i -> isInUnion(i.base());
      case Expr.Implicit i -> isInUnion(i.operand());
      case Expr _ -> false;
    };
  }

  private static Expr cast(Spot spot, CType type, Expr place) {
    return spot.typing().cast(type, place, Span.NONE);
  }
}
