package dev.assay.interpret;

/**
 * What a run takes for a result of {@code <math.h>} that is not exact: C leaves open how many of
 * its last places are right, and a compiler that folds a call rounds otherwise than the library.
 */
public enum LastPlaces {
  /** Such a result ends the run, which has no answer yet. */
  OPEN,
  /** As well as it can be computed here. */
  NEAREST,
  /** As far below as a library may be. */
  BELOW,
  /** As far above. */
  ABOVE,
  /** Now below and now above, as where one of two equal calls is folded. */
  MIXED
}
