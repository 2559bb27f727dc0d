package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.UnaryOp;

/** An expression with places to fill, as it is written in the tables of idioms. */
sealed interface Template {
  /** A name that stands for an operand or a constant. */
  record Name(String name) implements Template {}

  record Number(long value) implements Template {}

  record Unary(UnaryOp op, Template operand) implements Template {}

  record Binary(BinaryOp op, Template left, Template right) implements Template {}

  record Conditional(Template condition, Template then, Template otherwise) implements Template {}

  /** A cast to a type by one of the names that templates have for types. */
  record Cast(String type, Template operand) implements Template {}
}
