package dev.assay.judge;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;

/** Puts findings and their evidence in order, and those of one signature together. */
public final class Findings {
  /** The plainest configurations first: no flags, then few, then by level. */
  public static final Comparator<Configuration> PLAINEST =
      Comparator.comparingInt((Configuration c) -> c.flags().size())
          .thenComparing(Configuration::purpose)
          .thenComparingInt(c -> c.compiler().levels().indexOf(c.level()))
          .thenComparing(Configuration::toString);

  private static final Comparator<CompilerRun> PLAINEST_RUN =
      Comparator.comparing(CompilerRun::configuration, PLAINEST);

  private Findings() {}

  public static List<CompilerRun> plainestFirst(List<CompilerRun> runs) {
    return runs.stream().sorted(PLAINEST_RUN).toList();
  }

  public static List<Finding> worstFirst(List<Finding> findings) {
    return findings.stream()
        .sorted(Comparator.comparing(Finding::kind).thenComparing(f -> f.signature().toString()))
        .toList();
  }

  /** One finding a signature, with the evidence of all; words and vouchers are the first's. */
  public static List<Finding> merged(List<Finding> findings) {
    var bySignature = new LinkedHashMap<Signature, Finding>();
    for (Finding finding : findings) {
      bySignature.merge(finding.signature(), finding, Findings::merge);
    }
    return List.copyOf(bySignature.values());
  }

  private static Finding merge(Finding one, Finding other) {
    var evidence = new ArrayList<>(one.evidence());
    other.evidence().stream().filter(run -> !evidence.contains(run)).forEach(evidence::add);
    Finding better = other.confirmed() && !one.confirmed() ? other : one;
    return better.showing(plainestFirst(evidence));
  }
}
