package dev.assay.c;

/** Binary operators other than assignment and comma. */
public enum BinaryOp {
  MULTIPLY("*", 10),
  DIVIDE("/", 10),
  REMAINDER("%", 10),
  ADD("+", 9),
  SUBTRACT("-", 9),
  SHIFT_LEFT("<<", 8),
  SHIFT_RIGHT(">>", 8),
  LESS("<", 7),
  GREATER(">", 7),
  LESS_EQUAL("<=", 7),
  GREATER_EQUAL(">=", 7),
  EQUAL("==", 6),
  NOT_EQUAL("!=", 6),
  AND("&", 5),
  XOR("^", 4),
  OR("|", 3),
  LOGICAL_AND("&&", 2),
  LOGICAL_OR("||", 1);

  private final String symbol;
  private final int precedence;

  BinaryOp(String symbol, int precedence) {
    this.symbol = symbol;
    this.precedence = precedence;
  }

  public String symbol() {
    return symbol;
  }

  /** Higher binds tighter; 10 for multiplication down to 1 for logical or. */
  public int precedence() {
    return precedence;
  }

  public boolean isRelational() {
    return precedence == 7;
  }

  public boolean isEquality() {
    return precedence == 6;
  }

  public boolean isShift() {
    return precedence == 8;
  }

  public boolean isLogical() {
    return precedence <= 2;
  }
}
