package dev.assay.judge.oracle;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.Findings;
import dev.assay.judge.Oracle;
import dev.assay.judge.Settings;
import dev.assay.judge.Signature;
import dev.assay.judge.signature.Names;
import dev.assay.judge.signature.RefusalKey;
import dev.assay.mutate.Reader;
import dev.assay.mutate.Setting;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.List;

/**
 * A valid program must compile.
 *
 * <p>Compilers may refuse extensions that they do not have, so two things are asked for: somebody
 * vouches for the program, the interpreter or most compilers of both families; and a compiler of
 * the same family takes it for the same target, or one of each family does.
 */
public final class ValidMustCompile implements Oracle {
  private final Answers answers;

  public ValidMustCompile(Settings settings) {
    this.answers = new Answers(settings);
  }

  @Override
  public List<Finding> findings(TestCase test, List<CompilerRun> runs) {
    if (!test.expectation().comparable()) {
      return List.of();
    }
    Names names = Names.of(test);
    var findings = new ArrayList<Finding>();
    for (CompilerRun run : runs) {
      if (run instanceof CompilerRun.Rejected refused
          && isJudged(refused.configuration())
          && !Refusal.isExcused(refused, test, names)) {
        boolean interpreted = answers.isDefined(test, run.configuration());
        Acceptance others = Acceptance.of(test, run.configuration(), runs, answers);
        // Each release of a compiler has more of C++ than the one before, and none has all of it.
        boolean vouched = interpreted || others.vouches() && !test.isCxx();
        if (vouched && others.supports(run.configuration())) {
          findings.add(finding(refused, names, interpreted));
        }
      }
    }
    return Findings.merged(findings);
  }

  private static boolean isJudged(Configuration configuration) {
    return switch (configuration.compiler().family()) {
      case GCC, CLANG -> true;
      case TCC, PCC, OTHER -> false;
    };
  }

  private static Finding finding(CompilerRun.Rejected run, Names names, boolean interpreted) {
    String key = RefusalKey.of(run.output(), names);
    return new Finding(
        new Signature(BugClass.REJECTED, run.configuration().compiler().name(), key),
        run.configuration() + " refuses a valid program: " + key,
        List.of(run),
        interpreted,
        interpreted ? "interpreter" : "");
  }

  /** Which of the other runs took the program. */
  private record Acceptance(int taken, int refused, boolean gcc, boolean clang) {

    static Acceptance of(
        TestCase test, Configuration judged, List<CompilerRun> runs, Answers answers) {
      Setting setting = answers.setting(test, judged);
      Reader reading = answers.reading(test, judged);
      int taken = 0;
      int refused = 0;
      boolean gcc = false;
      boolean clang = false;
      for (CompilerRun run : runs) {
        Configuration other = run.configuration();
        if (!isAlike(setting, answers.setting(test, other))
            || !answers.reading(test, other).equals(reading)) {
          continue;
        }
        if (run instanceof CompilerRun.Rejected) {
          refused++;
        } else if (isTaken(run)) {
          taken++;
          gcc |= other.compiler().family() == Family.GCC;
          clang |= other.compiler().family() == Family.CLANG;
        }
      }
      return new Acceptance(taken, refused, gcc, clang);
    }

    /** What is undefined does not matter: nothing is run here. */
    private static boolean isAlike(Setting one, Setting other) {
      return one.model().equals(other.model())
          && one.dialect().standard().equals(other.dialect().standard());
    }

    boolean vouches() {
      return gcc && clang && taken > refused;
    }

    boolean supports(Configuration configuration) {
      return gcc && clang
          || gcc && configuration.compiler().family() == Family.GCC
          || clang && configuration.compiler().family() == Family.CLANG;
    }

    private static boolean isTaken(CompilerRun run) {
      return switch (run) {
        case CompilerRun.Ran _,
            CompilerRun.Died _,
            CompilerRun.RanTooLong _,
            CompilerRun.Compiled _ ->
            true;
        case CompilerRun.CompilerCrashed _,
            CompilerRun.CompilerHung _,
            CompilerRun.Rejected _,
            CompilerRun.Analysed _,
            CompilerRun.OutOfResources _ ->
            false;
      };
    }
  }
}
