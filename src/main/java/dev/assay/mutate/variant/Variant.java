package dev.assay.mutate.variant;

import dev.assay.mutate.Mutation;
import java.util.List;

/**
 * A program that behaves as its base does, which the interpreter has seen.
 *
 * @param base the variant itself, ready for another round
 * @param mutations what was changed in this round, in the order of their numbers
 * @param defects mutations that were left out as they would have changed the behaviour
 */
public record Variant(Base base, List<Mutation> mutations, List<Defect> defects) {
  public Variant {
    mutations = List.copyOf(mutations);
    defects = List.copyOf(defects);
  }

  /** A mutation that did not keep its promise: a mistake of ours. */
  public record Defect(Mutation mutation, String reason) {}
}
