package dev.assay.mutate.preserving;

import static dev.assay.c.BinaryOp.ADD;
import static dev.assay.c.BinaryOp.AND;
import static dev.assay.c.BinaryOp.DIVIDE;
import static dev.assay.c.BinaryOp.LESS;
import static dev.assay.c.BinaryOp.LOGICAL_AND;
import static dev.assay.c.BinaryOp.LOGICAL_OR;
import static dev.assay.c.BinaryOp.MULTIPLY;
import static dev.assay.c.BinaryOp.NOT_EQUAL;
import static dev.assay.c.BinaryOp.OR;
import static dev.assay.c.BinaryOp.SHIFT_LEFT;
import static dev.assay.c.BinaryOp.SHIFT_RIGHT;
import static dev.assay.c.BinaryOp.SUBTRACT;
import static dev.assay.c.BinaryOp.XOR;
import static dev.assay.c.UnaryOp.COMPLEMENT;
import static dev.assay.c.UnaryOp.MINUS;
import static dev.assay.c.UnaryOp.NOT;
import static dev.assay.c.UnaryOp.PLUS;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One way to write a value otherwise: with the same value and the same type once it is promoted.
 *
 * @param suits whether it is right for the value
 */
record Rewrite(Predicate<Ingredients> suits, Function<Ingredients, Expr> made) {
  private static final Predicate<Ingredients> INTEGER = Ingredients::isInteger;
  private static final Predicate<Ingredients> UNSIGNED = INTEGER.and(Ingredients::isUnsigned);
  private static final Predicate<Ingredients> NARROW = INTEGER.and(Ingredients::isNarrow);
  private static final Predicate<Ingredients> POSITIVE = NARROW.and(v -> !v.isSignedOnceWritten());
  private static final Predicate<Ingredients> NEGATABLE = INTEGER.and(Ingredients::isNegatable);
  private static final Predicate<Ingredients> PURE = Ingredients::isPure;
  private static final Predicate<Ingredients> PURE_INTEGER = INTEGER.and(PURE);
  private static final Predicate<Ingredients> TESTED = Ingredients::isTested;

  static final List<Rewrite> ALL =
      List.of(
          new Rewrite(INTEGER, v -> v.binary(ADD, v.e(), v.zero())),
          new Rewrite(INTEGER, v -> v.binary(ADD, v.zero(), v.e())),
          new Rewrite(INTEGER, v -> v.binary(SUBTRACT, v.e(), v.zero())),
          new Rewrite(INTEGER, v -> v.binary(XOR, v.e(), v.zero())),
          new Rewrite(INTEGER, v -> v.binary(OR, v.zero(), v.e())),
          new Rewrite(INTEGER, v -> v.binary(SHIFT_RIGHT, v.e(), v.zero())),
          new Rewrite(UNSIGNED, v -> v.binary(SHIFT_LEFT, v.e(), v.zero())),
          new Rewrite(INTEGER, v -> v.binary(MULTIPLY, v.e(), v.one())),
          new Rewrite(INTEGER, v -> v.binary(MULTIPLY, v.one(), v.e())),
          new Rewrite(INTEGER, v -> v.binary(DIVIDE, v.e(), v.one())),
          new Rewrite(INTEGER, v -> v.binary(AND, v.e(), v.allOnes())),
          new Rewrite(INTEGER, v -> v.twice(m -> v.binary(XOR, v.binary(XOR, v.e(), m), m))),
          new Rewrite(INTEGER, v -> v.unary(COMPLEMENT, v.unary(COMPLEMENT, v.e()))),
          new Rewrite(INTEGER, v -> v.unary(PLUS, v.e())),
          new Rewrite(Ingredients::isCastable, v -> v.through(v.wider())),
          new Rewrite(Ingredients::isDouble, v -> v.through(CType.DOUBLE)),
          new Rewrite(NEGATABLE, v -> v.unary(MINUS, v.unary(MINUS, v.e()))),
          new Rewrite(
              NEGATABLE, v -> v.binary(SUBTRACT, v.zero(), v.binary(SUBTRACT, v.zero(), v.e()))),
          new Rewrite(
              NEGATABLE,
              v -> v.binary(SUBTRACT, v.unary(COMPLEMENT, v.unary(MINUS, v.e())), v.minusOne())),
          new Rewrite(UNSIGNED, v -> v.twice(m -> v.binary(SUBTRACT, v.binary(ADD, v.e(), m), m))),
          new Rewrite(
              UNSIGNED, v -> v.twice(m -> v.binary(SUBTRACT, m, v.binary(SUBTRACT, m, v.e())))),
          new Rewrite(
              UNSIGNED,
              v -> v.inverses((m, n) -> v.binary(MULTIPLY, v.binary(MULTIPLY, v.e(), m), n))),
          new Rewrite(NARROW, v -> v.small(m -> v.binary(SUBTRACT, v.binary(ADD, v.e(), m), m))),
          new Rewrite(NARROW, v -> v.small(m -> v.binary(DIVIDE, v.binary(MULTIPLY, v.e(), m), m))),
          new Rewrite(
              POSITIVE,
              v -> v.small(m -> v.binary(SHIFT_RIGHT, v.binary(SHIFT_LEFT, v.e(), m), m))),
          new Rewrite(
              PURE_INTEGER,
              v ->
                  v.twice(m ->
                      v.binary(
                          OR,
                          v.binary(AND, v.e(), m),
                          v.binary(AND, v.e(), v.unary(COMPLEMENT, m))))),
          new Rewrite(
              PURE_INTEGER,
              v ->
                  v.twice(m ->
                      v.binary(
                          XOR,
                          v.binary(OR, v.e(), m),
                          v.binary(AND, v.unary(COMPLEMENT, v.e()), m)))),
          new Rewrite(PURE_INTEGER, v -> v.binary(AND, v.e(), v.e())),
          new Rewrite(PURE_INTEGER, v -> v.binary(ADD, v.binary(SUBTRACT, v.e(), v.e()), v.e())),
          new Rewrite(
              PURE_INTEGER, v -> v.conditional(v.binary(LESS, v.e(), v.mask()), v.e(), v.e())),
          new Rewrite(PURE, v -> v.orElse(v.e(), v.e())),
          new Rewrite(PURE, v -> v.conditional(v.condition(), v.e(), v.e())),
          new Rewrite(_ -> true, v -> v.comma(v.zero(), v.e())),
          new Rewrite(Ingredients::isCopyable, v -> v.conditional(v.truth(), v.e(), v.e())),
          new Rewrite(Ingredients::isPlainPointer, Ingredients::throughBytes),
          new Rewrite(Ingredients::isSolidPointer, v -> v.binary(ADD, v.e(), v.zero())),
          new Rewrite(Ingredients::isSolidPointer, v -> v.binary(SUBTRACT, v.e(), v.zero())),
          new Rewrite(TESTED, v -> v.unary(NOT, v.unary(NOT, v.e()))),
          new Rewrite(TESTED, v -> v.binary(NOT_EQUAL, v.e(), v.literalZero())),
          new Rewrite(TESTED, v -> v.binary(LOGICAL_AND, v.e(), v.truth())),
          new Rewrite(TESTED, v -> v.binary(LOGICAL_AND, v.truth(), v.e())),
          new Rewrite(TESTED, v -> v.binary(LOGICAL_OR, v.e(), v.zero())),
          new Rewrite(TESTED, v -> v.binary(LOGICAL_OR, v.zero(), v.e())),
          new Rewrite(TESTED, v -> v.conditional(v.e(), v.one(), v.zero())));
}
