package dev.assay.judge;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.compile.find.VersionText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/**
 * Makes one finding of what several releases of a compiler, or several of its levels, show of one
 * program.
 *
 * <p>The newest of the releases names it: that is the one whose maintainers can still do something.
 */
public final class FamilyFindings {
  private static final Comparator<Finding> NEWEST_FIRST =
      Comparator.comparing(FamilyFindings::version, VersionText.OLDEST_FIRST)
          .reversed()
          .thenComparing(
              finding -> finding.evidence().getFirst().configuration(), Findings.PLAINEST)
          .thenComparing(finding -> finding.signature().toString());

  private FamilyFindings() {}

  /** Those of one program, the worst first. */
  public static List<Finding> of(List<Finding> findings) {
    var groups = new ArrayList<List<Finding>>();
    for (Finding finding : findings.stream().sorted(NEWEST_FIRST).toList()) {
      groups.stream()
          .filter(group -> group.stream().allMatch(member -> isSame(member, finding)))
          .findFirst()
          .ifPresentOrElse(
              group -> group.add(finding), () -> groups.add(new ArrayList<>(List.of(finding))));
    }
    return Findings.worstFirst(groups.stream().map(FamilyFindings::one).toList());
  }

  private static boolean isSame(Finding one, Finding other) {
    if (one.kind() != other.kind() || !isOfOneFamily(one, other)) {
      return false;
    }
    return switch (one.kind()) {
      // In which way a program is wrong, and at which level, is up to chance.
      case WRONG_OUTPUT, DISAGREEMENT -> true;
      case HANG -> isAnalysis(one) == isAnalysis(other);
      // A release that says two things has two bugs.
      case CRASH, REJECTED, SANITIZER, UNSTABLE ->
          !one.signature().compiler().equals(other.signature().compiler())
              && one.signature().words().equals(other.signature().words());
    };
  }

  private static boolean isOfOneFamily(Finding one, Finding other) {
    if (one.signature().compiler().equals(other.signature().compiler())) {
      return true;
    }
    Optional<Compiler> first = compiler(one);
    Optional<Compiler> second = compiler(other);
    return first.isPresent()
        && second.isPresent()
        && first.get().family() != Family.OTHER
        && first.get().family() == second.get().family()
        && first.get().target().equals(second.get().target());
  }

  private static boolean isAnalysis(Finding finding) {
    return finding.signature().key().endsWith(" analysis");
  }

  private static Optional<Compiler> compiler(Finding finding) {
    return finding.evidence().stream()
        .map(run -> run.configuration().compiler())
        .filter(compiler -> compiler.name().equals(finding.signature().compiler()))
        .findFirst();
  }

  private static String version(Finding finding) {
    return compiler(finding).map(Compiler::version).orElse("");
  }

  /** Named by the first; the plainest run of each comes before all others. */
  private static Finding one(List<Finding> group) {
    Finding first = group.getFirst();
    var evidence =
        new LinkedHashSet<>(group.stream().map(finding -> finding.evidence().getFirst()).toList());
    group.forEach(finding -> evidence.addAll(finding.evidence()));
    Finding surest = group.stream().filter(Finding::confirmed).findFirst().orElse(first);
    return new Finding(
        first.signature(),
        first.summary(),
        List.copyOf(evidence),
        surest.confirmed(),
        surest.vouched());
  }
}
