package dev.assay.reduce;

/** Whether a program still shows what is to be shown; any thread may ask. */
@FunctionalInterface
public interface Interest {
  /** The same answer each time for the same subject. */
  boolean holds(Subject subject);
}
