package dev.assay.campaign.growth;

import dev.assay.mutate.scaling.Scalable;

/** One thing to look at. */
public sealed interface Subject {
  /** Which program it is or was to be made of, for people. */
  String program();

  record Ready(String program, Scalable scalable) implements Subject {}

  /** There is none, for this reason. */
  record Not(String program, String reason) implements Subject {}
}
