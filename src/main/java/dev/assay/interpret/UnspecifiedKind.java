package dev.assay.interpret;

import java.util.Locale;
import java.util.Optional;

/** The ways in which a defined program's output may differ between correct compilers. */
public enum UnspecifiedKind {
  /** Arguments, operands, both sides of an assignment, initialisers in a list. */
  EVALUATION_ORDER(
      "6.5p3", "the result depends on the order in which operands or arguments are evaluated"),
  /** Printed, hashed, cast to integers and compared, taken modulo. */
  ADDRESS_DEPENDENT("6.2.4p2", "the result depends on the addresses that objects happen to have"),
  /** Bytes of a union beyond the member last stored are among them (6.2.6.1p7). */
  PADDING_OR_UNSPECIFIED_BYTES(
      "6.2.6.1p6", "the result depends on padding or on other bytes that hold unspecified values"),
  /** {@code a * b + c} as one fused operation. */
  FLOAT_CONTRACTION("6.5p8", "the result depends on whether a floating expression is contracted"),
  /**
   * The result depends on whether a pointer one past an object equals the address of the next one.
   */
  ONE_PAST_EQUALITY(
      "6.5.9p6",
      "the result depends on whether a pointer one past an object equals the address "
          + "of the next one"),
  /** Compound literals of const type have the same freedom (6.5.2.5p7). */
  STRING_LITERAL_IDENTITY(
      "6.4.5p7", "the result depends on whether equal string literals are one object"),
  /**
   * The result depends on the order of equal elements after qsort or on which one bsearch finds.
   */
  SORT_ORDER(
      "7.22.5.2p4",
      "the result depends on the order of equal elements after qsort or on which one "
          + "bsearch finds"),
  /** The magnitude of strcmp's result, malloc(0), the contents of rand. */
  LIBRARY_RESULT("7.24.4", "the result depends on what a library function leaves open"),
  /** Folding by a compiler often gives another sign than the processor. */
  NAN_SIGN("5.2.4.2.2p4", "the result depends on the sign of a NaN that was computed"),
  /** Compilers fold such calls too, and round otherwise than the library. */
  LIBRARY_PRECISION(
      "5.2.4.2.2p6",
      "the result depends on the last places of a result of <math.h> that is inexact"),
  /** What such a main leaves in the register of results differs between compilers and levels. */
  EXIT_STATUS("5.1.2.2.3p1", "main ends by itself and returns another type than int");

  private final String clause;
  private final String explanation;

  UnspecifiedKind(String clause, String explanation) {
    this.clause = clause;
    this.explanation = explanation;
  }

  /** The clause and paragraph of C17 that says so, unless another source is named. */
  public String clause() {
    return clause;
  }

  /** One line for a report. */
  public String explanation() {
    return explanation;
  }

  /** The name in lower case with hyphens, as commands print it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The kind with the given label. */
  public static Optional<UnspecifiedKind> byLabel(String label) {
    for (UnspecifiedKind kind : values()) {
      if (kind.label().equals(label)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
