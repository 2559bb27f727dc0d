package dev.assay.cli;

import dev.assay.campaign.bench.ReduceCase;
import dev.assay.campaign.reduction.Symptom;
import dev.assay.reduce.Size;
import java.time.Duration;
import java.util.Optional;

/**
 * What became of one case.
 *
 * @param peer empty where the peer was not asked
 */
record ReduceBenchRow(
    ReduceCase what, Symptom symptom, Size before, Side own, Optional<Side> peer) {
  /**
   * What one reducer did.
   *
   * @param ended whether it came to its end within the time it had
   * @param objection why the result is not defined; empty if it is, or if that does not matter
   */
  record Side(Size after, Duration wall, Duration cpu, boolean ended, Optional<String> objection) {}

  boolean isWrongCode() {
    return symptom instanceof Symptom.WrongCode;
  }

  String kind() {
    return switch (symptom) {
      case Symptom.Crash _ -> "crash";
      case Symptom.WrongCode _ -> "wrong code";
      case Symptom.Hang _ -> "hang";
      case Symptom.Refusal _ -> "refusal";
      case Symptom.FalseAlarm _ -> "false alarm";
      case Symptom.Script _ -> "script";
    };
  }
}
