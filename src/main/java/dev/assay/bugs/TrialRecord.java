package dev.assay.bugs;

import dev.assay.judge.Finding;
import dev.assay.judge.RefusedBuilds;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that is kept of one trial.
 *
 * @param number its place in the campaign; a trial is counted once, whatever happens
 * @param verdict one word, as {@code assay check} spells it
 * @param test the program; may be empty if there was none, and then there are no findings
 * @param refused builds of the program that compilers refused, each reason with its runs
 * @param counters what is added to the campaign's counters
 */
public record TrialRecord(
    long number,
    String generator,
    Seed seed,
    String verdict,
    Optional<TestCase> test,
    List<Finding> findings,
    List<RefusedBuilds.Refused> refused,
    Map<String, Long> counters,
    Instant time) {
  public TrialRecord {
    findings = List.copyOf(findings);
    refused = List.copyOf(refused);
    counters = Map.copyOf(counters);
    if (test.isEmpty() && !(findings.isEmpty() && refused.isEmpty())) {
      throw new IllegalArgumentException("findings without a program");
    }
  }
}
