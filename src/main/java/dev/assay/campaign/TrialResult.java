package dev.assay.campaign;

import dev.assay.judge.Finding;
import dev.assay.judge.RefusedBuilds;
import dev.assay.judge.Verdict;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What one trial showed.
 *
 * @param test empty when the source gave no program
 * @param findings what was seen twice and is worth storing
 * @param refused what compilers refused of the program
 * @param credit what it adds to the campaign's counters, beside what it used
 */
public record TrialResult(
    long number,
    String generator,
    Seed seed,
    Optional<TestCase> test,
    Verdict verdict,
    List<Finding> findings,
    RefusedBuilds refused,
    Usage usage,
    Map<String, Long> credit) {
  public TrialResult {
    credit = Map.copyOf(credit);
    findings = List.copyOf(findings);
  }

  /** All that it adds to the campaign's counters. */
  Map<String, Long> counters() {
    var all = new TreeMap<>(usage.counters());
    all.putAll(credit);
    all.putAll(RefusalTotals.counters(refused));
    return all;
  }
}
