package dev.assay.campaign.growth;

import dev.assay.judge.growth.Series;
import dev.assay.mutate.scaling.Scalable;
import java.util.List;
import java.util.Map;

/**
 * What was seen of one program that grew.
 *
 * @param series the times, one series a configuration
 * @param failures why configurations did not compile some size, by their names
 * @param cpu seconds that the compilers took
 */
public record Looked(
    Scalable scalable,
    Outcome outcome,
    List<GrowthFinding> findings,
    List<Series> series,
    Map<String, String> failures,
    double cpu) {
  public Looked {
    findings = List.copyOf(findings);
    series = List.copyOf(series);
    failures = Map.copyOf(failures);
  }

  /** What came of it. */
  public enum Outcome {
    /** All configurations grow alike, or nobody takes long. */
    NOTHING,
    /** What was seen at first was not there at the second look. */
    NOT_AGAIN,
    /** Looks like what was found before, and was not looked at again. */
    KNOWN,
    FOUND
  }
}
