package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.bugs.Example;
import dev.assay.bugs.Expected;
import dev.assay.bugs.RunKind;
import dev.assay.bugs.StoredRun;
import dev.assay.campaign.Understanding.Understood;
import dev.assay.cli.Replayed.Result;
import dev.assay.compile.BuildCommands;
import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Matrix;
import dev.assay.compile.MatrixOptions;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.judge.BugClass;
import dev.assay.judge.Confirmation;
import dev.assay.judge.Finding;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Runs one stored bug again: the same bytes, the same configurations, nothing saved. */
final class ReplayJob {
  /** How often what is not the same each time is tried. */
  private static final int ATTEMPTS = 8;

  private final Workshop workshop;
  private final Bug bug;
  private final Example example;
  private final TestCase test;
  private final List<String> notes = new ArrayList<>();

  ReplayJob(Workshop workshop, Bug bug, Example example) {
    this.workshop = workshop;
    this.bug = bug;
    this.example = example;
    this.test = example.test();
  }

  /** A stored run, and its configuration as it can be used here. */
  private record Case(StoredRun before, Configuration configuration) {}

  Replayed run() {
    var cases = new ArrayList<Case>();
    for (StoredRun run : example.runs()) {
      configuration(run.way()).ifPresent(found -> cases.add(new Case(run, found)));
    }
    if (cases.isEmpty()) {
      return new Replayed(bug, Result.IMPOSSIBLE, distinctNotes());
    }
    try (Scratch scratch = workshop.runner().scratch()) {
      compareBytes(scratch);
      boolean expectedIsSame = compareExpected(cases.getFirst().configuration(), scratch);
      Result result =
          bug.signature().kind() == BugClass.UNSTABLE
              ? unstable(cases, scratch)
              : repeated(cases, scratch);
      return new Replayed(
          bug, result == Result.SAME && !expectedIsSame ? Result.CHANGED : result, distinctNotes());
    }
  }

  private List<String> distinctNotes() {
    return notes.stream().distinct().toList();
  }

  /** The configuration with the compiler of that name; what is different about it is noted. */
  private Optional<Configuration> configuration(StoredRun.Way way) {
    Optional<Compiler> found =
        workshop.all().stream().filter(c -> c.name().equals(way.compiler())).findFirst();
    if (found.isEmpty()) {
      notes.add(way.compiler() + " is not there, or does not work; it was " + way.version());
      return Optional.empty();
    }
    Compiler compiler = found.get();
    note(way.compiler() + "'s version", way.version(), compiler.version());
    note(way.compiler() + "'s target", way.target(), compiler.target());
    var configuration = new Configuration(compiler, way.level(), way.flags(), way.purpose());
    BuildCommands commands = BuildCommands.of(test, configuration);
    if (!commands.equals(way.commands())) {
      note(
          way + "'s command",
          String.join(" ", way.commands().compile()),
          String.join(" ", commands.compile()));
    }
    return Optional.of(configuration);
  }

  private void note(String what, String was, String is) {
    if (!was.equals(is)) {
      notes.add(what + " was \"" + was + "\", is \"" + is + "\"");
    }
  }

  /** Whether the generator still makes these bytes; the stored ones are used in any case. */
  private void compareBytes(Scratch scratch) {
    new ReplaySource(workshop).difference(example, scratch).ifPresent(notes::add);
  }

  private boolean compareExpected(Configuration configuration, Scratch scratch) {
    if (example.expected().isEmpty()) {
      return true;
    }
    Understood understood =
        workshop
            .examination()
            .understanding()
            .of(test, Set.of(FlagMeaning.setting(configuration, test.standard())), scratch);
    Optional<Expected> now =
        switch (understood) {
          case Understood.Known known ->
              Expected.of(test.expecting(known.expectation()), configuration);
          case Understood.Invalid _ -> Optional.empty();
        };
    if (now.equals(example.expected())) {
      return true;
    }
    notes.add(
        now.isPresent()
            ? "the interpreter expects something else now"
            : "the interpreter does not say any more what is right");
    return false;
  }

  private Result repeated(List<Case> cases, Scratch scratch) {
    List<Configuration> configurations =
        cases.stream().map(Case::configuration).distinct().toList();
    List<CompilerRun> again = runs(cases, configurations, scratch);
    var first =
        new Finding(
            bug.signature(),
            bug.summary(),
            cases.stream().map(one -> one.before().as(one.configuration())).toList(),
            bug.confirmed(),
            bug.vouched());
    for (Case one : cases) {
      again.stream()
          .filter(run -> run.configuration().equals(one.configuration()))
          .forEach(run -> compare(one.before(), StoredRun.of(test, run)));
    }
    return switch (new Confirmation().outcome(test, first, again)) {
      case Confirmation.Outcome.Confirmed() -> Result.SAME;
      case Confirmation.Outcome.NotReproduced() -> Result.GONE;
      case Confirmation.Outcome.Unstable() -> Result.CHANGED;
    };
  }

  private void compare(StoredRun before, StoredRun now) {
    if (!before.outcome().equals(now.outcome())) {
      notes.add(before.way() + " was " + before.outcome() + ", is " + now.outcome());
    } else if (!before.stdout().equals(now.stdout())) {
      notes.add(before.way() + " prints something else");
    }
  }

  /** The same verdict if the attempts differ from each other. */
  private Result unstable(List<Case> cases, Scratch scratch) {
    for (Configuration one : cases.stream().map(Case::configuration).distinct().toList()) {
      List<CompilerRun> again = runs(cases, Collections.nCopies(ATTEMPTS, one), scratch);
      long different =
          again.stream()
              .map(run -> StoredRun.of(test, run))
              .map(run -> List.of(run.outcome(), run.stdout(), run.code()))
              .distinct()
              .count();
      if (different > 1) {
        return Result.SAME;
      }
    }
    notes.add("it did the same " + ATTEMPTS + " times; what changes by chance may need more");
    return Result.GONE;
  }

  /** Results as they would be stored: long outputs are cut. */
  private List<CompilerRun> runs(
      List<Case> cases, List<Configuration> configurations, Scratch scratch) {
    List<Configuration> started =
        cases.stream()
            .filter(one -> one.before().kind() != RunKind.COMPILED)
            .map(Case::configuration)
            .toList();
    var matrix = new Matrix(workshop.runner(), MatrixOptions.DEFAULT.withoutSavings());
    return matrix.run(test, configurations, started::contains, scratch).stream()
        .map(run -> StoredRun.of(test, run).as(run.configuration()))
        .toList();
  }
}
