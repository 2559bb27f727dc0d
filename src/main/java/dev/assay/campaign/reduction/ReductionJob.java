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
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Makes a specimen small: the command line, then the program with all its units, then the command
 * line again; in the end all who know C look at the result.
 */
public final class ReductionJob {
  /** Runs that passes learn values from are as long as the guard allows. */
  private static final Limits OBSERVED = Limits.DEFAULT.withFuel(20_000_000);

  /** In the end, each kind of choice twice. */
  private static final int EXPLORATIONS = 18;

  /** How many times longer than a program took that was no hang, one must take that is. */
  private static final int PATIENCE = 4;

  private final TestCase first;
  private final Specimen specimen;
  private final Tools tools;
  private final ReductionWish wish;
  private final ReductionWatch watch;
  private final List<String> remarks = new ArrayList<>();

  public ReductionJob(Specimen specimen, Tools tools, ReductionWish wish, ReductionWatch watch) {
    this(specimen.test(), specimen, tools, wish, watch);
  }

  private ReductionJob(
      TestCase first, Specimen specimen, Tools tools, ReductionWish wish, ReductionWatch watch) {
    this.first = first;
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
    return wish.variants()
        .flatMap(source -> MutationDropping.of(specimen, tools, source, wish.stop()))
        .map(this::without)
        .orElse(this)
        .reduced();
  }

  /** The same with a program that has only the mutations that it needs. */
  private ReductionJob without(MutationDropping.Dropped dropped) {
    var job = new ReductionJob(first, dropped.specimen(), tools, wish, watch);
    String listed =
        dropped.needed().stream()
            .map(mutation -> mutation.mutator() + " at " + mutation.site())
            .collect(Collectors.joining(", "));
    String told =
        dropped.needed().isEmpty()
            ? "needs none of its mutations: the program it is a variant of shows the bug too"
            : dropped.isSure()
                ? "needs " + listed
                : "needs some of its mutations, of which these are left: " + listed;
    job.remarks.add(told);
    watch.says(told);
    return job;
  }

  private Outcome reduced() {
    return switch (new Preparation(specimen, tools, wish.staying()).run()) {
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
    wish.staying().blame().ifPresent(this::tell);
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

  private void tell(BlameGuard blame) {
    if (blame.kept().isPresent()) {
      remarks.add(blame.kept().get() + " stays to blame");
    } else {
      remarks.add("no part of the compiler is to blame alone, so none is kept");
    }
    watch.says(remarks.getLast());
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

  private Reduction checked(
      Prepared.Fine prepared, Configuration bad, Reduction reduction, Search search) {
    return switch (specimen.symptom()) {
      case Symptom.WrongCode _ -> defined(prepared, bad, reduction, search);
      case Symptom.Hang _ -> endless(prepared, bad, reduction, search, HangTrait.LEAST);
      case Symptom.Crash _, Symptom.Refusal _, Symptom.FalseAlarm _, Symptom.Script _ -> reduction;
    };
  }

  /**
   * The result if the compiler does not end with it in all the time that it has. If it does, the
   * reduction goes on from the last program with which it does not, and waits longer each time.
   *
   * @param waited how long it had to take so far
   */
  private Reduction endless(
      Prepared.Fine prepared,
      Configuration bad,
      Reduction reduction,
      Search search,
      Duration waited) {
    Duration most = bad.compiler().limits().cpu();
    Optional<Duration> end = end(prepared, bad, reduction.subject());
    if (end.isEmpty() || waited.compareTo(most) >= 0 || wish.stop().getAsBoolean()) {
      return reduction;
    }
    watch.says("the compiler ends after " + end.get().toSeconds() + " s: goes back, waits longer");
    Optional<Subject> lasting =
        search.way.reversed().stream()
            .filter(earlier -> !wish.stop().getAsBoolean() && end(prepared, bad, earlier).isEmpty())
            .findFirst();
    if (lasting.isEmpty()) {
      remarks.add("the compiler ends if it is given time");
      return reduction;
    }
    Duration longer = Collections.max(List.of(end.get(), waited)).multipliedBy(PATIENCE);
    Duration least = Collections.min(List.of(longer, most));
    var patient = new Search(prepared, bad, prepared.traits().lasting(bad, least));
    return endless(prepared, bad, patient.from(lasting.get()), patient, least);
  }

  /** The CPU time after which the compiler ends; empty if it does not. */
  private Optional<Duration> end(Prepared.Fine prepared, Configuration bad, Subject subject) {
    try (Scratch scratch = tools.scratch()) {
      return prepared
          .tools()
          .compiled(prepared.rendering().of(subject), bad, scratch)
          .filter(RefusalTrait::isTaken)
          .map(run -> run.cost().compiling());
    }
  }

  /**
   * The result after the interpreter, with more choices than before, and all sanitizers looked at
   * it. If one objects, the reduction goes on from the last program that none objects to, and asks
   * them each time.
   */
  private Reduction defined(
      Prepared.Fine prepared, Configuration bad, Reduction reduction, Search search) {
    if (objection(prepared, reduction.subject()).isEmpty()) {
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
          first,
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
