package dev.assay.compile;

/** The kinds of compiler whose options and messages are known. */
public enum Family {
  GCC,
  CLANG,
  TCC,
  PCC,
  /** Takes {@code -c}, {@code -o} and levels as Unix compilers do; nothing else is known of it. */
  OTHER
}
