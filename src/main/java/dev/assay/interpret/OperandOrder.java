package dev.assay.interpret;

import java.util.Set;

/** In which order operands are evaluated where C leaves it open. */
public sealed interface OperandOrder {
  OperandOrder FIRST_FIRST = new Everywhere(false);
  OperandOrder LAST_FIRST = new Everywhere(true);

  /** The same for all. */
  record Everywhere(boolean lastFirst) implements OperandOrder {}

  /** The last first for the operators and calls at these places. */
  record Only(Set<Openings.Place> places) implements OperandOrder {
    public Only {
      places = Set.copyOf(places);
    }
  }

  /** The last first each second time, as where a loop is unrolled or a call is inlined once. */
  record EverySecond() implements OperandOrder {}
}
