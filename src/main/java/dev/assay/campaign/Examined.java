package dev.assay.campaign;

import dev.assay.compile.CompilerRun;
import dev.assay.judge.Finding;
import dev.assay.judge.RefusedBuilds;
import dev.assay.judge.Verdict;
import dev.assay.mutate.TestCase;
import java.util.List;

/**
 * What putting a test case before compilers showed.
 *
 * @param test the test case, with what is known of its behaviour
 * @param findings what was seen again when it was run again
 * @param refused what compilers refused of a program that Assay takes for valid
 */
public record Examined(
    TestCase test,
    List<CompilerRun> runs,
    Verdict verdict,
    List<Finding> findings,
    RefusedBuilds refused,
    Usage usage) {
  public Examined {
    runs = List.copyOf(runs);
    findings = List.copyOf(findings);
  }

  /** Whether a compiler is known to be wrong. */
  boolean hasBug() {
    return findings.stream().anyMatch(finding -> finding.kind().isBug());
  }

  /** What remains if the program is no valid C: to refuse it is right. */
  Examined invalid(String message) {
    Verdict seen = findings.isEmpty() ? new Verdict.InvalidProgram(message) : verdict;
    return new Examined(test, runs, seen, findings, RefusedBuilds.NONE, usage);
  }

  /** What remains if Assay is wrong about the program. */
  Examined contradicted(String difference) {
    List<Finding> kept =
        findings.stream()
            .filter(finding ->
                switch (finding.kind()) {
                  case WRONG_OUTPUT, SANITIZER, REJECTED, DISAGREEMENT -> false;
                  case CRASH, HANG, UNSTABLE -> true;
                })
            .toList();
    return new Examined(test, runs, new Verdict.Contradiction(difference), kept, refused, usage);
  }
}
