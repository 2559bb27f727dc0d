package dev.assay.compile;

import dev.assay.compile.process.ProcessLimits;

/**
 * How a matrix goes about its work.
 *
 * @param program limits of the programs that compilers made
 * @param savings whether work that must give the same result is done once
 */
public record MatrixOptions(ProcessLimits program, boolean savings) {
  public static final MatrixOptions DEFAULT = new MatrixOptions(ProcessLimits.PROGRAM, true);

  /** Every command is run, as a person would who follows the report. */
  public MatrixOptions withoutSavings() {
    return new MatrixOptions(program, false);
  }
}
