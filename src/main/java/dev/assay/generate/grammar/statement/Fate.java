package dev.assay.generate.grammar.statement;

/** What is to become of the body of a statement. */
public enum Fate {
  /** It runs when it is reached. */
  LIVE,
  /** It never runs. */
  DEAD,
  /** That is left to what variables hold. */
  OPEN
}
