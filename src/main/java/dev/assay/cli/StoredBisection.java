package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugCatalog;
import dev.assay.bugs.BugEditing;
import dev.assay.bugs.Example;
import dev.assay.bugs.ExampleKey;
import dev.assay.bugs.Expected;
import dev.assay.bugs.Kept;
import dev.assay.bugs.Reduced;
import dev.assay.bugs.StoredRun;
import dev.assay.bugs.Triage;
import dev.assay.bugs.bisect.Bisection;
import dev.assay.bugs.bisect.Diagnosis;
import dev.assay.campaign.reduction.MutationDropping;
import dev.assay.campaign.reduction.StoredSpecimen;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.mutate.Mutation;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Optional;

/** Looks for the causes of stored bugs, from each of their programs, and keeps what it finds. */
final class StoredBisection {
  private final Tools tools;
  private final BugCatalog catalog;
  private final BugEditing editing;

  StoredBisection(Tools tools, BugCatalog catalog, BugEditing editing) {
    this.tools = tools;
    this.catalog = catalog;
    this.editing = editing;
  }

  /** What every bug is looked at with. */
  record Tools(Workshop workshop, Bisection bisection, KnownBugs known) {}

  /** What became of one program of a bug. */
  sealed interface Result {
    record Done(ExampleKey key, Configuration configuration, Triage triage) implements Result {}

    record Failed(ExampleKey key, String message) implements Result {}
  }

  /** A program as it can be built here, in the way that showed the bug. */
  private record Case(TestCase test, StoredRun bad, Optional<Expected> expected) {}

  Result of(Bug bug, ExampleKey key) {
    Optional<Case> found = found(key);
    if (found.isEmpty()) {
      return new Result.Failed(key, "its program is not stored");
    }
    StoredRun.Way way = found.get().bad().way();
    Optional<Compiler> compiler = compiler(way);
    if (compiler.isEmpty()) {
      return new Result.Failed(key, way.compiler() + " is not there, or does not work");
    }
    var bad = new Configuration(compiler.get(), way.level(), way.flags(), way.purpose());
    return switch (Diagnosis.of(
        tools.bisection(), found.get().test(), bad, found.get().expected())) {
      case Diagnosis.NoBug(String message) -> new Result.Failed(key, message);
      case Diagnosis.Made(Triage triage, var _) ->
          kept(
              key,
              bad,
              tools.known().compared(bug.signature(), triage).needing(mutations(bug, key)));
    };
  }

  /** Which of the changes to a program its bug needs; none if it was not changed, or if unsure. */
  private List<String> mutations(Bug bug, ExampleKey key) {
    Optional<Example> example = catalog.example(key);
    Workshop workshop = tools.workshop();
    return example
        .flatMap(e -> FuzzSources.of(workshop).variants(e.sighting().origin().generator()))
        .flatMap(source ->
            StoredSpecimen.of(bug.signature(), example.get(), workshop.all())
                    instanceof StoredSpecimen.Found(var specimen)
                ? MutationDropping.of(specimen, ReduceJob.tools(workshop), source, () -> false)
                : Optional.empty())
        .filter(MutationDropping.Dropped::isSure)
        .map(dropped -> dropped.needed().stream().map(Mutation::toString).toList())
        .orElse(List.of());
  }

  private Result kept(ExampleKey key, Configuration bad, Triage triage) {
    return switch (editing.keepTriage(key, triage)) {
      case Kept.Done() -> new Result.Done(key, bad, triage);
      case Kept.Failed(String message) -> new Result.Failed(key, message);
    };
  }

  private Optional<Compiler> compiler(StoredRun.Way way) {
    return tools.workshop().all().stream()
        .filter(compiler -> compiler.name().equals(way.compiler()))
        .findFirst();
  }

  /** As a reducer left it; else in the newest release that shows the bug and is here. */
  private Optional<Case> found(ExampleKey key) {
    Optional<Example> example = catalog.example(key);
    Optional<Reduced> reduced = catalog.reduced(key);
    if (example.isEmpty()) {
      return Optional.empty();
    }
    if (reduced.isPresent()) {
      Reduced small = reduced.get();
      TestCase test = small.test(example.get().sighting().origin());
      return Optional.of(
          new Case(test, small.bad(), small.expected().or(() -> right(small.good()))));
    }
    List<StoredRun> runs = example.get().runs();
    return runs.stream()
        .filter(run -> compiler(run.way()).isPresent())
        .findFirst()
        .or(() -> runs.stream().findFirst())
        .map(run -> new Case(example.get().test(), run, example.get().expected()));
  }

  private static Optional<Expected> right(Optional<StoredRun> good) {
    return good.filter(StoredRun::isProgramsEnd)
        .map(run -> new Expected(run.status(), run.stdout()));
  }

  /** Those of a bug's programs that have another cause than the first become bugs of their own. */
  BugEditing.Moved separate(Bug bug) {
    return editing.separate(bug);
  }

  /** The programs of a bug that are still to be looked at. */
  List<ExampleKey> open(Bug bug, boolean again) {
    return catalog.examples(bug).stream()
        .filter(key -> again || catalog.triage(key).isEmpty())
        .toList();
  }
}
