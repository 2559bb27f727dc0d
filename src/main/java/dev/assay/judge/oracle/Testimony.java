package dev.assay.judge.oracle;

import dev.assay.compile.CompilerRun;
import dev.assay.judge.Finding;
import java.util.List;
import java.util.Optional;

/**
 * What sanitizers say of a program whose output seems wrong.
 *
 * <p>A program that the interpreter vouches for stays a finding even when a sanitizer objects, but
 * an unconfirmed one: one of the two is mistaken. A disagreement is only worth keeping if
 * sanitizers are silent; that does not make a bug of it.
 */
public final class Testimony {
  private Testimony() {}

  /**
   * The finding in the light of it; empty if there is nothing left of it.
   *
   * @param sanitized runs of the same program with sanitizers built in
   */
  public static Optional<Finding> weigh(Finding finding, List<CompilerRun> sanitized) {
    Optional<SanitizerReport> report =
        sanitized.stream()
            .flatMap(run -> SanitizerReport.in(run).stream())
            .filter(said -> !said.isShortage())
            .findFirst();
    boolean byInterpreter = finding.vouched().equals("interpreter");
    if (report.isPresent()) {
      String objection = report.get().sanitizer() + " reports " + report.get().kind();
      return byInterpreter
          ? Optional.of(vouched(finding, false, "interpreter, but " + objection))
          : Optional.empty();
    }
    boolean heard = sanitized.stream().anyMatch(CompilerRun.Ran.class::isInstance);
    return Optional.of(byInterpreter || !heard ? finding : vouched(finding, false, "sanitizers"));
  }

  private static Finding vouched(Finding finding, boolean confirmed, String by) {
    return new Finding(finding.signature(), finding.summary(), finding.evidence(), confirmed, by);
  }
}
