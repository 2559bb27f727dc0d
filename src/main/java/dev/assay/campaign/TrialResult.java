package dev.assay.campaign;

import dev.assay.judge.Finding;
import dev.assay.judge.Verdict;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Optional;

/**
 * What one trial showed.
 *
 * @param test empty when the source gave no program
 * @param findings what was seen twice and is worth storing
 */
public record TrialResult(
    long number,
    String generator,
    Seed seed,
    Optional<TestCase> test,
    Verdict verdict,
    List<Finding> findings,
    Usage usage) {
  public TrialResult {
    findings = List.copyOf(findings);
  }
}
