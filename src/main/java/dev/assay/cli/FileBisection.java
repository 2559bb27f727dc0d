package dev.assay.cli;

import dev.assay.bugs.Expected;
import dev.assay.bugs.Triage;
import dev.assay.bugs.bisect.Bisection;
import dev.assay.bugs.bisect.Diagnosis;
import dev.assay.campaign.Examined;
import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Looks for the causes of what compilers do wrong with a user's program. */
final class FileBisection {
  private final Workshop workshop;
  private final Bisection bisection;
  private final List<Configuration> wanted;
  private final KnownBugs known;

  /**
   * @param wanted the configurations in which bugs are looked for
   */
  FileBisection(
      Workshop workshop, Bisection bisection, List<Configuration> wanted, KnownBugs known) {
    this.workshop = workshop;
    this.bisection = bisection;
    this.wanted = List.copyOf(wanted);
    this.known = known;
  }

  /** A bug of one compiler and what was found out about it. */
  record Result(BugClass kind, String key, Configuration configuration, Diagnosis diagnosis) {}

  /** The worst bug of each compiler; empty if there is none. */
  List<Result> of(TestCase draft) {
    Optional<Examined> examined;
    try (Scratch scratch = workshop.runner().scratch()) {
      examined = workshop.examination().examine(draft, withWitnesses(), scratch);
    }
    var results = new ArrayList<Result>();
    var done = new HashSet<String>();
    for (Finding finding : examined.map(Examined::findings).orElse(List.of())) {
      Optional<Configuration> shown =
          finding.evidence().stream()
              .map(CompilerRun::configuration)
              .filter(wanted::contains)
              .findFirst();
      if (shown.isPresent()
          && finding.kind() != BugClass.UNSTABLE
          && done.add(finding.signature().compiler())) {
        results.add(diagnosed(examined.get(), finding, shown.get()));
      }
    }
    if (results.isEmpty() && examined.isPresent()) {
      refused(examined.get()).ifPresent(results::add);
    }
    return results;
  }

  /** A refusal that nobody vouches against: some take the program, one way to compile does not. */
  private Optional<Result> refused(Examined examined) {
    boolean valid = examined.runs().stream().anyMatch(FileBisection::isBuilt);
    return examined.runs().stream()
        .filter(run -> valid && run instanceof CompilerRun.Rejected && !isOnlyUnlinked(run))
        .map(CompilerRun::configuration)
        .filter(wanted::contains)
        .findFirst()
        .map(bad ->
            new Result(
                BugClass.REJECTED,
                "refused by " + bad.compiler().name(),
                bad,
                Diagnosis.of(bisection, examined.test(), bad, Optional.empty())));
  }

  /** A file without {@code main} can be compiled and is no program. */
  private static boolean isOnlyUnlinked(CompilerRun run) {
    return run instanceof CompilerRun.Rejected(_, String output, _) && output.startsWith("link: ");
  }

  private static boolean isBuilt(CompilerRun run) {
    return run instanceof CompilerRun.Compiled
        || run instanceof CompilerRun.Ran
        || isOnlyUnlinked(run);
  }

  private Result diagnosed(Examined examined, Finding finding, Configuration bad) {
    Optional<Expected> expected =
        Expected.of(examined.test(), bad).or(() -> majority(examined.runs(), finding));
    return new Result(
        finding.kind(),
        finding.signature().key(),
        bad,
        compared(finding, Diagnosis.of(bisection, examined.test(), bad, expected)));
  }

  private Diagnosis compared(Finding finding, Diagnosis diagnosis) {
    return diagnosis instanceof Diagnosis.Made(Triage triage, CompilerRun seen)
        ? new Diagnosis.Made(known.compared(finding.signature(), triage), seen)
        : diagnosis;
  }

  /** What most of the others say, for programs that the interpreter cannot run. */
  private static Optional<Expected> majority(List<CompilerRun> runs, Finding finding) {
    Map<Expected, Integer> votes = new LinkedHashMap<>();
    for (CompilerRun run : runs) {
      if (run instanceof CompilerRun.Ran ran && !finding.evidence().contains(run)) {
        votes.merge(Expected.of(ran), 1, Integer::sum);
      }
    }
    return votes.entrySet().stream()
        .max(Comparator.comparingInt(Map.Entry::getValue))
        .filter(most -> finding.kind() == BugClass.DISAGREEMENT && most.getValue() > 1)
        .map(Map.Entry::getKey);
  }

  /** One build of every native compiler beside, for programs that only others can judge. */
  private List<Configuration> withWitnesses() {
    var all = new ArrayList<>(wanted);
    for (Compiler compiler : workshop.all()) {
      if (compiler.runner().isEmpty() && !compiler.levels().isEmpty()) {
        var plain = Configuration.plain(compiler, compiler.levels().getFirst());
        if (!all.contains(plain)) {
          all.add(plain);
        }
      }
    }
    return all;
  }
}
