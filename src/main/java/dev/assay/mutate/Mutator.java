package dev.assay.mutate;

import dev.assay.random.Rng;
import java.util.Optional;

/**
 * Changes a program at one spot.
 *
 * <ol>
 *   <li>What it does depends on nothing but its arguments.
 *   <li>It says no where it cannot keep its promise; to ask costs little.
 *   <li>Changes of several spots are made at once, so each holds whatever the others do: it may
 *       contain nodes of the program, which others may change in their turn, but no copies of them
 *       that would have to change as well.
 *   <li>Names that it adds come from the given source.
 * </ol>
 */
public interface Mutator {
  /** As on the command line. */
  String name();

  /** One line for people, without a full stop. */
  String summary();

  /** What it does there; empty if it can do nothing. */
  Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng);
}
