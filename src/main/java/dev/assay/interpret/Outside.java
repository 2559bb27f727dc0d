package dev.assay.interpret;

import java.util.Optional;

/** Who takes part in a run from outside the program: an observer, and who computes its holes. */
public record Outside(Optional<Probe> probe, Optional<Holes> holes) {
  public static final Outside NOBODY = new Outside(Optional.empty(), Optional.empty());
}
