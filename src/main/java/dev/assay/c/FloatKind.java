package dev.assay.c;

/** The real floating types; each is a type of its own even where two share a format. */
public enum FloatKind {
  FLOAT16("_Float16", 10),
  BF16("__bf16", 9),
  FLOAT("float", 20),
  FLOAT32("_Float32", 21),
  DOUBLE("double", 30),
  FLOAT32X("_Float32x", 31),
  FLOAT64("_Float64", 32),
  LONG_DOUBLE("long double", 40),
  FLOAT64X("_Float64x", 41),
  FLOAT128("_Float128", 50);

  private final String spelling;
  private final int rank;

  FloatKind(String spelling, int rank) {
    this.spelling = spelling;
    this.rank = rank;
  }

  public String spelling() {
    return spelling;
  }

  public int rank() {
    return rank;
  }
}
