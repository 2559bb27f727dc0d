package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import java.util.Optional;

/** The operations on integers that can be undefined. */
public enum Arithmetic {
  NEGATE,
  ADD,
  SUBTRACT,
  MULTIPLY,
  DIVIDE,
  REMAINDER,
  SHIFT_LEFT,
  SHIFT_RIGHT;

  public static Optional<Arithmetic> of(BinaryOp op) {
    return switch (op) {
      case ADD -> Optional.of(ADD);
      case SUBTRACT -> Optional.of(SUBTRACT);
      case MULTIPLY -> Optional.of(MULTIPLY);
      case DIVIDE -> Optional.of(DIVIDE);
      case REMAINDER -> Optional.of(REMAINDER);
      case SHIFT_LEFT -> Optional.of(SHIFT_LEFT);
      case SHIFT_RIGHT -> Optional.of(SHIFT_RIGHT);
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, EQUAL, NOT_EQUAL -> Optional.empty();
      case AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> Optional.empty();
    };
  }

  /** The operation as it was asked for. */
  public Form form() {
    return switch (this) {
      case NEGATE -> new Form.Negation();
      case ADD -> new Form.Binary(BinaryOp.ADD);
      case SUBTRACT -> new Form.Binary(BinaryOp.SUBTRACT);
      case MULTIPLY -> new Form.Binary(BinaryOp.MULTIPLY);
      case DIVIDE -> new Form.Binary(BinaryOp.DIVIDE);
      case REMAINDER -> new Form.Binary(BinaryOp.REMAINDER);
      case SHIFT_LEFT -> new Form.Binary(BinaryOp.SHIFT_LEFT);
      case SHIFT_RIGHT -> new Form.Binary(BinaryOp.SHIFT_RIGHT);
    };
  }
}
