package dev.assay.bugs.bisect;

/** What one build says of a bug. */
public enum Answer {
  /** The bug is there. */
  BAD,
  /** The compiler and its program do what they must. */
  GOOD,
  /** Something else is wrong, or nothing can be said; most often too much was switched off. */
  OTHER
}
