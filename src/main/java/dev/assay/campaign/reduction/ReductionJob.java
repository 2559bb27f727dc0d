package dev.assay.campaign.reduction;

import dev.assay.bugs.Expected;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Limits;
import dev.assay.mutate.TestCase;
import dev.assay.reduce.Reducer;
import dev.assay.reduce.Reduction;
import dev.assay.reduce.ReductionOptions;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes a specimen small: the command line, then the program with all its units, then the command
 * line again; in the end all who know C look at the result.
 */
public final class ReductionJob {
  /** Runs that passes learn values from are as long as the guard allows. */
  private static final Limits OBSERVED = Limits.DEFAULT.withFuel(20_000_000);

  /** In the end, each kind of choice twice. */
  private static final int EXPLORATIONS = 18;

  private final Specimen specimen;
  private final Tools tools;
  private final ReductionWish wish;
  private final ReductionWatch watch;
  private final List<String> remarks = new ArrayList<>();

  public ReductionJob(Specimen specimen, Tools tools, ReductionWish wish, ReductionWatch watch) {
    this.specimen = specimen;
    this.tools = tools;
    this.wish = wish;
    this.watch = watch;
  }

  /** What became of it. */
  public sealed interface Outcome {
    record Done(Shrunk shrunk) implements Outcome {}

    /** The message says what is in the way. */
    record Impossible(String message) implements Outcome {}
  }

  public Outcome run() {
    return switch (new Preparation(specimen, tools, wish.blame()).run()) {
      case Prepared.Impossible(String message) -> new Outcome.Impossible(message);
      case Prepared.Fine prepared -> new Outcome.Done(reduced(prepared));
    };
  }

  private Shrunk reduced(Prepared.Fine prepared) {
    watch.says(
        "keeps "
            + specimen.symptom().words()
            + (specimen.symptom() instanceof Symptom.Script ? "" : " of " + specimen.bad())
            + prepared.traits().firstGood().map(good -> ", right with " + good).orElse("")
            + (specimen.symptom() instanceof Symptom.WrongCode
                ? prepared.traits().guard().isPresent()
                    ? "; the interpreter guards"
                    : "; sanitizers guard, as the interpreter does not know the program"
                : ""));
    Subject subject = prepared.subject();
    Configuration bad = plainest(prepared, prepared.bad(), subject);
    watch.best(prepared.rendering().of(subject), bad);
    var search = new Search(prepared, bad, prepared.traits().of(bad));
    Reduction reduction = search.from(subject);
    if (!wish.stop().getAsBoolean()) {
      reduction = checked(prepared, bad, reduction, search);
    }
    // Who was told to stop may still say what there is.
    boolean stopped = Thread.interrupted() || wish.stop().getAsBoolean();
    bad = stopped ? bad : plainest(prepared, bad, reduction.subject());
    return ended(prepared, bad, reduction, !stopped && reduction.complete());
  }

  private Configuration plainest(Prepared.Fine prepared, Configuration bad, Subject subject) {
    if (specimen.symptom() instanceof Symptom.Script) {
      return bad;
    }
    Configuration plain =
        new CommandLine(
                configuration ->
                    !prepared.traits().good().contains(configuration)
                        && prepared.interest(configuration).holds(subject),
                wish.stop())
            .plainest(bad);
    if (!plain.equals(bad)) {
      watch.says("shows with " + plain + " as well");
    }
    return plain;
  }

  /** Reductions with one trait, remembering the way. */
  private final class Search {
    private final Prepared.Fine prepared;
    private final Configuration bad;
    private final TraitInterest interest;
    private final List<Subject> way = new ArrayList<>();

    Search(Prepared.Fine prepared, Configuration bad, Trait trait) {
      this.prepared = prepared;
      this.bad = bad;
      this.interest = new TraitInterest(prepared.rendering(), trait, prepared.tools());
    }

    Reduction from(Subject subject) {
      way.add(subject);
      return Reducer.reduce(
          subject,
          interest,
          new ReductionOptions(wish.passes(), wish.jobs(), OBSERVED, wish.stop()),
          new Remembering(
              watch,
              best -> {
                way.add(best);
                watch.best(prepared.rendering().of(best), bad);
              }));
    }
  }

  /**
   * The result after the interpreter, with more choices than before, and all sanitizers looked at
   * it. If one objects, the reduction goes on from the last program that none objects to, and asks
   * them each time.
   */
  private Reduction checked(
      Prepared.Fine prepared, Configuration bad, Reduction reduction, Search search) {
    if (!(specimen.symptom() instanceof Symptom.WrongCode)
        || objection(prepared, reduction.subject()).isEmpty()) {
      return reduction;
    }
    watch.says(
        objection(prepared, reduction.subject()).orElse("") + ": goes back, and asks each time");
    Optional<Subject> silent =
        search.way.reversed().stream()
            .filter(
                earlier -> !wish.stop().getAsBoolean() && objection(prepared, earlier).isEmpty())
            .findFirst();
    if (silent.isEmpty()) {
      remarks.add("those who know C object to the program, from the first one on");
      return reduction;
    }
    Traits strict = prepared.traits().exploring(EXPLORATIONS);
    return new Search(prepared, bad, strict.of(bad).and(strict.sanitizers())).from(silent.get());
  }

  private Optional<String> objection(Prepared.Fine prepared, Subject subject) {
    try (Scratch scratch = tools.scratch()) {
      TestCase test = prepared.rendering().of(subject);
      var candidate = new Candidate(test, new SubjectSense(subject));
      Dialect dialect = FlagMeaning.setting(prepared.bad(), test.standard()).dialect();
      Traits strict = prepared.traits().exploring(EXPLORATIONS);
      if (strict.guard().filter(guard -> !guard.isSettled(candidate, dialect)).isPresent()) {
        return Optional.of("the result depends on what C leaves open");
      }
      return prepared.traits().sanitizers().objection(candidate, scratch);
    }
  }

  private Shrunk ended(
      Prepared.Fine prepared, Configuration bad, Reduction reduction, boolean complete) {
    TestCase test = prepared.rendering().of(reduction.subject());
    Dialect dialect = FlagMeaning.setting(bad, test.standard()).dialect();
    Candidate candidate = new Candidate(test, new SubjectSense(reduction.subject()));
    Optional<Expected> expected =
        prepared
            .traits()
            .guard()
            .flatMap(guard -> guard.expected(candidate, dialect))
            .map(finished -> new Expected(finished.exit() & 0xff, finished.stdout()));
    if (prepared.rendering() instanceof Rendering.Cxx) {
      remarks.add("written as " + prepared.rendering().words());
    }
    try (Scratch scratch = tools.scratch()) {
      boolean whole = prepared.traits().restsOnMeaning();
      Optional<CompilerRun> badRun = prepared.tools().run(test, bad, whole, scratch);
      Optional<CompilerRun> goodRun =
          prepared
              .traits()
              .firstGood()
              .flatMap(good -> prepared.tools().run(test, good, whole, scratch));
      return new Shrunk(
          specimen.test(),
          test,
          bad,
          badRun,
          goodRun,
          expected,
          reduction,
          tools.meter().used(),
          complete,
          remarks);
    }
  }
}
