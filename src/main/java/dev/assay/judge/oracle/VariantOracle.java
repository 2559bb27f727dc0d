package dev.assay.judge.oracle;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Purpose;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.Findings;
import dev.assay.judge.Oracle;
import dev.assay.judge.Settings;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A variant must do what its seed did with the same configuration.
 *
 * <p>Only for programs that the interpreter cannot run; it says more of the others.
 */
public final class VariantOracle implements Oracle {
  private final Answers answers;
  private final Map<Configuration, Behaviour> seed;

  /** An oracle that knows what the seed's program did. */
  public VariantOracle(Settings settings, List<CompilerRun> seedRuns) {
    this.answers = new Answers(settings);
    var known = new HashMap<Configuration, Behaviour>();
    for (CompilerRun run : seedRuns) {
      Behaviour.of(run).ifPresent(behaviour -> known.put(run.configuration(), behaviour));
    }
    this.seed = Map.copyOf(known);
  }

  @Override
  public List<Finding> findings(TestCase test, List<CompilerRun> runs) {
    var findings = new ArrayList<Finding>();
    for (CompilerRun run : runs) {
      Configuration configuration = run.configuration();
      Optional<Behaviour> seen = Behaviour.of(run);
      if (configuration.purpose() == Purpose.RUN
          && seen.isPresent()
          && seed.containsKey(configuration)
          && answers.isOpen(test, configuration)) {
        var wrong = new WrongOutputs();
        Behaviour expected = seed.get(configuration);
        Behaviour.difference(expected, seen.get())
            .ifPresent(difference -> wrong.add(run, difference));
        findings.addAll(wrong.findings(expected, BugClass.DISAGREEMENT, ""));
      }
    }
    return Findings.merged(findings);
  }
}
