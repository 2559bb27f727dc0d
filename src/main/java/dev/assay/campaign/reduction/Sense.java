package dev.assay.campaign.reduction;

import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Limits;

/** What a program does by the rules of C; asked only when somebody needs to know. */
public interface Sense {
  Execution run(Dialect dialect, Limits limits);

  /** The same, with so many other choices made where C leaves them open. */
  Execution explored(Dialect dialect, Limits limits, int runs);
}
