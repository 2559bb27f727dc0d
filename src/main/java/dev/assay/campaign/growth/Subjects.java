package dev.assay.campaign.growth;

import dev.assay.compile.process.Scratch;

/** Things to look at, each the same whenever it is asked for; many threads may ask at once. */
public interface Subjects {
  /** How many there are. */
  long count();

  /** One of them, from 0 on; the scratch folder is free for use. */
  Subject subject(long number, Scratch scratch);
}
