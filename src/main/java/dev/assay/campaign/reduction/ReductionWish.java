package dev.assay.campaign.reduction;

import dev.assay.reduce.ReductionPass;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * How a reduction is to go.
 *
 * @param stop whether to end now with the best so far; asked often
 * @param blame what else must stay
 */
public record ReductionWish(
    List<ReductionPass> passes, int jobs, BooleanSupplier stop, Optional<BlameGuard> blame) {
  public ReductionWish {
    passes = List.copyOf(passes);
  }
}
