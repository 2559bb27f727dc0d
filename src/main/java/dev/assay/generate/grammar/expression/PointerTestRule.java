package dev.assay.generate.grammar.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;
import java.util.List;

/** A test of pointers, or how far they are apart. */
final class PointerTestRule implements NumberRule {
  private static final List<BinaryOp> OPERATORS =
      List.of(
          BinaryOp.EQUAL, BinaryOp.NOT_EQUAL, BinaryOp.LESS, BinaryOp.GREATER, BinaryOp.SUBTRACT);

  @Override
  public String name() {
    return "pointer-test";
  }

  @Override
  public int weight() {
    return 3;
  }

  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.CLASSIC;
  }

  @Override
  public Expr make(Place place) {
    return Lvalues.find(place, e -> isObjectPointer(e.type()))
        .map(left -> {
          Expr right = Pointers.to(place.deeper(), Types.target(left.type()));
          return place.code().binary(place.rng().pick(OPERATORS), left, right);
        })
        .orElseGet(() -> Constants.integer(place.rng()));
  }

  private static boolean isObjectPointer(CType type) {
    return Types.isPointer(type) && !Types.isVoidPointer(type) && !Types.isFunctionPointer(type);
  }
}
