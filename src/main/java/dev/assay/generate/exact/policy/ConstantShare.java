package dev.assay.generate.exact.policy;

import java.util.Locale;

/** How many leaves of a region's expressions are constants, so that compilers have to fold. */
public enum ConstantShare {
  /** As the distribution of leaves says. */
  AS_DRAWN,
  HALF,
  ALL;

  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
