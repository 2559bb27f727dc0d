package dev.assay.bugs.bisect;

import dev.assay.bugs.Blame;
import dev.assay.bugs.Expected;
import dev.assay.bugs.ProgramShape;
import dev.assay.bugs.Triage;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Optional;

/** What became of looking for the cause of a bug. */
public sealed interface Diagnosis {
  /** The bug was seen again, and looked into. */
  record Made(Triage triage, CompilerRun seen) implements Diagnosis {}

  /** The bug is not there; the message says what came instead. */
  record NoBug(String message) implements Diagnosis {}

  /**
   * Builds the program once to see the bug, and then as often as it takes.
   *
   * @param bad the configuration that should show it
   * @param expected what is right, for programs that run
   */
  static Diagnosis of(
      Bisection bisection, TestCase test, Configuration bad, Optional<Expected> expected) {
    Optional<CompilerRun> run = run(bisection, test, bad, expected.isPresent());
    Optional<Symptom> symptom = run.flatMap(seen -> Symptom.of(test, seen, expected));
    if (run.isEmpty() || symptom.isEmpty()) {
      return new NoBug(bad + run.map(Diagnosis::instead).orElse(" was not asked"));
    }
    ProgramShape shape =
        new ShapeReader(bisection.runner(), bisection.installed())
            .of(test, FlagMeaning.setting(bad, test.standard()).model());
    Triage triage = bisection.of(test, bad, symptom.get(), shape.functions(), shape.features());
    return new Made(triage, run.get());
  }

  /** Who is to blame, and nothing else; empty if nobody is, or there is no bug. */
  static Optional<Blame> blame(
      Bisection bisection, TestCase test, Configuration bad, Optional<Expected> expected) {
    return run(bisection, test, bad, expected.isPresent())
        .flatMap(seen -> Symptom.of(test, seen, expected))
        .flatMap(symptom -> bisection.blame(test, bad, symptom));
  }

  private static Optional<CompilerRun> run(
      Bisection bisection, TestCase test, Configuration bad, boolean runnable) {
    try (Scratch scratch = bisection.runner().scratch()) {
      List<CompilerRun> runs = bisection.matrix().run(test, List.of(bad), _ -> runnable, scratch);
      return runs.stream().findFirst();
    }
  }

  private static String instead(CompilerRun run) {
    return run instanceof CompilerRun.OutOfResources(_, String what, _, _)
        ? " could not be asked: " + what
        : " shows no bug";
  }
}
