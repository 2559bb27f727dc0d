package dev.assay.reduce;

import dev.assay.interpret.Limits;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * How a reduction goes on.
 *
 * @param passes in the order in which they are used first
 * @param jobs so many candidates are tried at the same time; the result does not depend on it
 * @param limits of the runs that passes learn values from
 * @param stop whether to end now with the best so far; asked often
 */
public record ReductionOptions(
    List<ReductionPass> passes, int jobs, Limits limits, BooleanSupplier stop) {
  public ReductionOptions {
    passes = List.copyOf(passes);
  }
}
