package dev.assay.campaign;

import dev.assay.compile.CompilerRun;
import dev.assay.judge.Finding;
import dev.assay.judge.Verdict;
import dev.assay.mutate.TestCase;
import java.util.List;

/**
 * What putting a test case before compilers showed.
 *
 * @param test the test case, with what is known of its behaviour
 * @param findings what was seen again when it was run again
 */
public record Examined(
    TestCase test, List<CompilerRun> runs, Verdict verdict, List<Finding> findings, Usage usage) {
  public Examined {
    runs = List.copyOf(runs);
    findings = List.copyOf(findings);
  }

  /** Whether a compiler is known to be wrong. */
  boolean hasBug() {
    return findings.stream().anyMatch(finding -> finding.kind().isBug());
  }

  Examined invalid(String message) {
    return new Examined(test, runs, new Verdict.InvalidProgram(message), findings, usage);
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
    return new Examined(test, runs, new Verdict.Contradiction(difference), kept, usage);
  }
}
