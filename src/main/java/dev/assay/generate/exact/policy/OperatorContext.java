package dev.assay.generate.exact.policy;

import dev.assay.c.BinaryOp;
import dev.assay.c.UnaryOp;
import java.util.List;
import java.util.Locale;

/** Restrictions of a region to a few operators, so that they meet in dense clusters. */
@SuppressWarnings("ImmutableEnumChecker") // The lists are unmodifiable.
public enum OperatorContext {
  ANY(
      List.of(BinaryOp.values()),
      List.of(UnaryOp.MINUS, UnaryOp.COMPLEMENT, UnaryOp.NOT, UnaryOp.PLUS)),
  ADDITIVE(List.of(BinaryOp.ADD, BinaryOp.SUBTRACT), List.of(UnaryOp.MINUS)),
  BITWISE(List.of(BinaryOp.AND, BinaryOp.OR, BinaryOp.XOR), List.of(UnaryOp.COMPLEMENT)),
  LOGICAL(List.of(BinaryOp.LOGICAL_AND, BinaryOp.LOGICAL_OR), List.of(UnaryOp.NOT)),
  MULTIPLICATIVE(List.of(BinaryOp.MULTIPLY, BinaryOp.DIVIDE), List.of()),
  BITWISE_SHIFT(
      List.of(BinaryOp.AND, BinaryOp.OR, BinaryOp.XOR, BinaryOp.SHIFT_LEFT, BinaryOp.SHIFT_RIGHT),
      List.of(UnaryOp.COMPLEMENT)),
  ADDITIVE_MULTIPLICATIVE(
      List.of(BinaryOp.ADD, BinaryOp.SUBTRACT, BinaryOp.MULTIPLY, BinaryOp.DIVIDE),
      List.of(UnaryOp.MINUS));

  private final List<BinaryOp> binary;
  private final List<UnaryOp> unary;

  OperatorContext(List<BinaryOp> binary, List<UnaryOp> unary) {
    this.binary = binary;
    this.unary = unary;
  }

  public List<BinaryOp> binary() {
    return binary;
  }

  public List<UnaryOp> unary() {
    return unary;
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
