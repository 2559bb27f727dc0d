package dev.assay.campaign.reduction;

import dev.assay.campaign.source.VariantSource;
import dev.assay.reduce.ReductionPass;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * How a reduction is to go.
 *
 * @param stop whether to end now with the best so far; asked often
 * @param staying what else must stay
 * @param variants the source that the program is a variant of; its mutations are dropped first
 */
public record ReductionWish(
    List<ReductionPass> passes,
    int jobs,
    BooleanSupplier stop,
    Staying staying,
    Optional<VariantSource> variants) {
  /** Of a program that is no variant of another. */
  public ReductionWish(
      List<ReductionPass> passes, int jobs, BooleanSupplier stop, Staying staying) {
    this(passes, jobs, stop, staying, Optional.empty());
  }

  public ReductionWish {
    passes = List.copyOf(passes);
  }
}
