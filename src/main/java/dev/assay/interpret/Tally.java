package dev.assay.interpret;

/** Counts how often a statement is reached. */
public final class Tally {
  private long entries;
  private long jumps;

  public void enter() {
    entries++;
  }

  public void jumpIn() {
    jumps++;
  }

  /** How often it was executed from its start. */
  public long entries() {
    return entries;
  }

  /** How often control came to a label in it, or to its own. */
  public long jumps() {
    return jumps;
  }
}
