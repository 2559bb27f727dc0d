package dev.assay.c;

/** Prefix operators without side effects. */
public enum UnaryOp {
  PLUS("+"),
  MINUS("-"),
  COMPLEMENT("~"),
  NOT("!"),
  ADDRESS("&"),
  DEREFERENCE("*"),
  REAL("__real__"),
  IMAG("__imag__");

  private final String symbol;

  UnaryOp(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }
}
