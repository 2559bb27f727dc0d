package dev.assay.judge.oracle;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.Oracle;
import dev.assay.judge.Settings;
import dev.assay.judge.Signature;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The same command must give the same machine code, and the same program the same result.
 *
 * <p>Looks at runs of one configuration that are in the list more than once.
 */
public final class MustBeDeterministic implements Oracle {
  /** Object files of these hold random names or the time. */
  private static final Pattern RANDOM_BY_DESIGN =
      Pattern.compile("-flto.*|-fprofile.*|--coverage|-ftest-coverage|-frandom.*");

  private static final Pattern CLOCK = Pattern.compile("\\b__(DATE|TIME|TIMESTAMP)__\\b");

  private final Answers answers;

  public MustBeDeterministic(Settings settings) {
    this.answers = new Answers(settings);
  }

  @Override
  public List<Finding> findings(TestCase test, List<CompilerRun> runs) {
    if (test.files().stream().anyMatch(file -> CLOCK.matcher(file.text()).find())) {
      return List.of();
    }
    var repeated = new LinkedHashMap<Configuration, List<CompilerRun>>();
    for (CompilerRun run : runs) {
      repeated.computeIfAbsent(run.configuration(), _ -> new ArrayList<>()).add(run);
    }
    return repeated.values().stream().flatMap(same -> judged(test, same).stream()).toList();
  }

  private Optional<Finding> judged(TestCase test, List<CompilerRun> same) {
    CompilerRun first = same.getFirst();
    for (CompilerRun other : same.subList(1, same.size())) {
      Optional<String> difference = difference(test, first, other);
      if (difference.isPresent()) {
        return Optional.of(finding(first, other, difference.get()));
      }
    }
    return Optional.empty();
  }

  private Optional<String> difference(TestCase test, CompilerRun one, CompilerRun other) {
    Optional<String> code = MachineCode.of(one);
    Optional<String> otherCode = MachineCode.of(other);
    if (code.isEmpty() || otherCode.isEmpty()) {
      return Optional.empty();
    }
    if (!code.equals(otherCode)) {
      boolean random =
          one.configuration().flags().stream()
              .anyMatch(flag -> RANDOM_BY_DESIGN.matcher(flag).matches());
      return random ? Optional.empty() : Optional.of("different machine code");
    }
    // Programs may print addresses; only those that are understood are known not to.
    return answers.isDefined(test, one.configuration())
            && !Behaviour.of(one).equals(Behaviour.of(other))
        ? Optional.of("different result of the same program")
        : Optional.empty();
  }

  private static Finding finding(CompilerRun one, CompilerRun other, String difference) {
    return new Finding(
        new Signature(BugClass.UNSTABLE, one.configuration().compiler().name(), difference),
        one.configuration() + ": " + difference + " when run twice",
        List.of(one, other),
        true,
        "");
  }
}
