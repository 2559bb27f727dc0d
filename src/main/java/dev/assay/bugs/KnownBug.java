package dev.assay.bugs;

import dev.assay.compile.CompilerRun;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.signature.CrashKey;
import dev.assay.judge.signature.Names;
import dev.assay.mutate.TestCase;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Finds the stored bug that a trial shows again. */
record KnownBug(BugTable bugs) {

  /**
   * That of the same signature; else, as another program may crash other releases than the first
   * did, a crash with the same words in one of its releases.
   */
  Optional<Bug> of(Finding finding, TestCase test) throws SQLException {
    Optional<Bug> same = bugs.bySignature(finding.signature());
    if (same.isPresent() || finding.kind() != BugClass.CRASH) {
      return same;
    }
    Names names = Names.of(test);
    return bugs.ofKind(BugClass.CRASH).stream()
        .filter(bug -> bug.signature().words().equals(finding.signature().words()))
        .filter(bug -> !Collections.disjoint(bug.compilers(), finding.compilers()))
        .filter(bug -> isNotDenied(bug, finding, names))
        .findFirst();
  }

  /** Places in a file tell two bugs apart, but only in one release. */
  private static boolean isNotDenied(Bug bug, Finding finding, Names names) {
    List<String> keys =
        finding.evidence().stream()
            .filter(run -> run.configuration().compiler().name().equals(bug.signature().compiler()))
            .filter(CompilerRun.CompilerCrashed.class::isInstance)
            .map(run -> CrashKey.of(((CompilerRun.CompilerCrashed) run).output(), names))
            .toList();
    return keys.isEmpty() || keys.contains(bug.signature().key());
  }
}
