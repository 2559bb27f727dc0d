package dev.assay.campaign.reduction;

import dev.assay.c.DataModel;
import dev.assay.campaign.Witnesses;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Matrix;
import dev.assay.compile.MatrixOptions;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.compile.swarm.LooseFloats;
import dev.assay.generate.Target.Language;
import dev.assay.generate.exact.lower.cxx.CxxWeights;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Limits;
import dev.assay.judge.signature.CrashKey;
import dev.assay.judge.signature.Names;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import dev.assay.reduce.Subject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads a specimen, finds who else must be asked, and sees whether its tree shows the bug. */
final class Preparation {
  private static final Limits LIMITS = Limits.DEFAULT.withFuel(200_000_000);

  /** C++ has containers to choose from; a bug may need this or that one. */
  private static final int LOWERINGS = 3;

  private static final int FEW_LOOKS = 3;
  private static final int MANY_LOOKS = 10;

  private final Specimen specimen;
  private final Tools tools;
  private final Staying staying;
  private final Dialect dialect;
  private final DataModel model;

  Preparation(Specimen specimen, Tools tools, Staying staying) {
    this.specimen = specimen;
    this.tools = tools;
    this.staying = staying;
    var setting = FlagMeaning.setting(specimen.bad(), specimen.test().standard());
    this.dialect = setting.dialect();
    this.model = setting.parsed();
  }

  Prepared run() {
    try (Scratch scratch = tools.scratch()) {
      return switch (new SubjectReader(tools, model, Optional.of(specimen.bad()))
          .read(specimen.test(), scratch)) {
        case Subject.Read.Wrong(String message) ->
            new Prepared.Impossible(
                "the reducer cannot read the program: "
                    + message
                    + "; --with cvise reduces what it cannot read");
        case Subject.Read.Fine(Subject subject) -> prepared(subject, scratch);
      };
    }
  }

  private Prepared prepared(Subject subject, Scratch scratch) {
    Optional<String> loose = LooseFloats.in(specimen.bad());
    if (loose.isPresent() && specimen.symptom() instanceof Symptom.WrongCode) {
      // The first program allows for small differences; one made of it need not.
      return new Prepared.Impossible(
          loose.get()
              + " lets floating-point results differ, so that a smaller program could be right"
              + " either way; reduce it with --test and a script that knows what is wrong");
    }
    Prepared last = new Prepared.Impossible("");
    for (Rendering rendering : renderings(specimen.test())) {
      last = prepared(subject, rendering, scratch);
      if (last instanceof Prepared.Fine) {
        return last;
      }
    }
    return last;
  }

  private static List<Rendering> renderings(TestCase test) {
    if (!test.isCxx()) {
      return List.of(new Rendering.C(test));
    }
    Language.Cxx language =
        test.flags().stream()
            .filter(flag -> flag.startsWith("-std="))
            .flatMap(flag -> Language.parse(flag.substring("-std=".length())).stream())
            .filter(Language.Cxx.class::isInstance)
            .map(Language.Cxx.class::cast)
            .findFirst()
            .orElse(new Language.Cxx(17, true));
    var all = new ArrayList<Rendering>();
    all.add(new Rendering.Cxx(test, language, CxxWeights.NONE, new Seed(0)));
    for (int i = 0; i < LOWERINGS; i++) {
      all.add(new Rendering.Cxx(test, language, CxxWeights.DEFAULT, new Seed(i)));
    }
    return List.copyOf(all);
  }

  private Prepared prepared(Subject subject, Rendering rendering, Scratch scratch) {
    var candidate = new Candidate(rendering.of(subject), new SubjectSense(subject));
    return switch (settled(candidate, scratch)) {
      case Settled.Impossible(String message) -> new Prepared.Impossible(message);
      case Settled.Gone() ->
          new Prepared.Impossible(
              "the bug is gone when the program is parsed and printed as "
                  + rendering.words()
                  + (specimen.test().isCxx() ? "; it needs C++ as it was written" : ""));
      case Settled.Fine(Configuration bad, Traits traits) ->
          new Prepared.Fine(subject, rendering, bad, traits, traits.tools());
    };
  }

  /** What to ask of programs that others make of the text as it is, parsed or not. */
  Settled ofText() {
    try (Scratch scratch = tools.scratch()) {
      TestCase test = specimen.test();
      return settled(
          new Candidate(test, new TextSense(test, model, Optional.of(specimen.bad()), tools)),
          scratch);
    }
  }

  /** What is to be asked, if the program shows the bug. */
  sealed interface Settled {
    record Fine(Configuration bad, Traits traits) implements Settled {}

    record Gone() implements Settled {}

    record Impossible(String message) implements Settled {}
  }

  private Settled settled(Candidate candidate, Scratch scratch) {
    Optional<Execution.Finished> expected = candidate.expected(dialect, LIMITS);
    Optional<String> open = openness(candidate);
    if (expected.isEmpty() && open.isPresent()) {
      return new Settled.Impossible(open.get());
    }
    Optional<CompilerRun> shown = tools.run(candidate.test(), specimen.bad(), isRun(), scratch);
    if (shown.isEmpty()) {
      return new Settled.Impossible("interrupted");
    }
    Configuration bad = bounded(shown.get());
    Tools fitting = fitting(shown.get());
    List<Configuration> good = good(candidate, expected, shown.get(), scratch);
    if (needsOthers() && good.isEmpty()) {
      return new Settled.Impossible(
          "no other configuration does better than " + specimen.bad() + " on this program");
    }
    var traits =
        new Traits(
            specimen,
            good,
            expected.map(finished -> Guard.of(LIMITS, finished)),
            manner(expected, shown.get(), good, candidate, scratch),
            crashes(scratch),
            sanitizers(fitting),
            staying,
            fitting);
    return traits.of(bad).isIn(candidate, scratch)
        ? new Settled.Fine(bad, traits)
        : new Settled.Gone();
  }

  /** Why no answer of a compiler can be wrong, if what the program means matters at all. */
  private Optional<String> openness(Candidate candidate) {
    boolean needed = specimen.symptom() instanceof Symptom.WrongCode || isAlarm();
    Execution execution =
        needed ? candidate.sense().run(dialect, LIMITS) : new Execution.Finished(0, "", 0);
    return switch (execution) {
      case Execution.Undefined(var kind, var span, String message, var _) ->
          Optional.of("the program is undefined: " + kind.label() + " at " + span + ": " + message);
      case Execution.Unspecified(var _, var span, String message) ->
          Optional.of("C leaves open what the program prints: " + span + ": " + message);
      case Execution.Unsupported(String what, var _) ->
          isAlarm() ? Optional.of("the interpreter does not know " + what) : Optional.empty();
      case Execution.Finished _, Execution.OutOfFuel _ -> Optional.empty();
    };
  }

  private boolean needsOthers() {
    return switch (specimen.symptom()) {
      case Symptom.Crash _, Symptom.FalseAlarm _, Symptom.Script _ -> false;
      case Symptom.WrongCode _, Symptom.Hang _, Symptom.Refusal _ -> true;
    };
  }

  private boolean isAlarm() {
    return specimen.symptom() instanceof Symptom.FalseAlarm;
  }

  /** Whether it takes more than compiling to see the bug. */
  private boolean isRun() {
    return switch (specimen.symptom()) {
      case Symptom.WrongCode _, Symptom.FalseAlarm _ -> true;
      case Symptom.Crash(var _, boolean linking) -> linking;
      case Symptom.Refusal(var _, boolean linking) -> linking;
      case Symptom.Hang _, Symptom.Script _ -> false;
    };
  }

  /** A smaller program needs no more time; one that does is of no interest. */
  private Configuration bounded(CompilerRun shown) {
    Duration enough = Duration.ofSeconds(5).plus(shown.cost().compiling().multipliedBy(3));
    Duration most = specimen.bad().compiler().limits().cpu();
    return specimen.symptom() instanceof Symptom.Hang || enough.compareTo(most) > 0
        ? specimen.bad()
        : HangTrait.within(specimen.bad(), enough);
  }

  private Tools fitting(CompilerRun shown) {
    boolean endless = shown instanceof CompilerRun.RanTooLong;
    Duration enough =
        endless
            ? Duration.ofSeconds(2)
            : Duration.ofSeconds(1).plus(shown.cost().running().multipliedBy(3));
    return enough.compareTo(tools.program().cpu()) < 0
        ? tools.within(tools.program().withCpu(enough))
        : tools;
  }

  private List<Configuration> good(
      Candidate candidate,
      Optional<Execution.Finished> expected,
      CompilerRun shown,
      Scratch scratch) {
    var found = new ArrayList<Configuration>();
    int wanted = expected.isPresent() ? 1 : 2;
    for (Configuration one :
        GoodConfigurations.of(candidate.test(), specimen.bad(), tools.compilers())) {
      if (found.size() < wanted && isGood(candidate, one, expected, shown, scratch)) {
        found.add(one);
      }
    }
    return List.copyOf(found);
  }

  private boolean isGood(
      Candidate candidate,
      Configuration one,
      Optional<Execution.Finished> expected,
      CompilerRun shown,
      Scratch scratch) {
    return switch (specimen.symptom()) {
      case Symptom.Crash _, Symptom.FalseAlarm _, Symptom.Script _ -> false;
      case Symptom.Hang _ ->
          tools.compiled(candidate.test(), one, scratch).filter(RefusalTrait::isTaken).isPresent();
      case Symptom.Refusal(var _, boolean linking) ->
          tools
              .run(candidate.test(), one, linking, scratch)
              .filter(RefusalTrait::isTaken)
              .isPresent();
      case Symptom.WrongCode() ->
          tools
              .ran(candidate.test(), one, scratch)
              .filter(run ->
                  expected
                      .map(finished -> Manner.of(finished, run) == Manner.RIGHT)
                      .orElseGet(() ->
                          run instanceof CompilerRun.Ran && Manner.of(run, shown) != Manner.RIGHT))
              .isPresent();
    };
  }

  private Manner manner(
      Optional<Execution.Finished> expected,
      CompilerRun shown,
      List<Configuration> good,
      Candidate candidate,
      Scratch scratch) {
    if (expected.isPresent() || good.isEmpty()) {
      return expected.map(finished -> Manner.of(finished, shown)).orElse(Manner.NONE);
    }
    return tools
        .ran(candidate.test(), good.getFirst(), scratch)
        .map(right -> Manner.of(right, shown))
        .orElse(Manner.NONE);
  }

  /**
   * All ways in which the program crashes the compiler: where that destroyed its own memory, they
   * differ from run to run.
   */
  private Set<String> crashes(Scratch scratch) {
    if (!(specimen.symptom() instanceof Symptom.Crash(String key, boolean linking))) {
      return Set.of();
    }
    var keys = new LinkedHashSet<>(List.of(key));
    for (int i = 0; i < (keys.size() == 1 ? FEW_LOOKS : MANY_LOOKS); i++) {
      tools
          .run(specimen.test(), specimen.bad(), linking, scratch)
          .filter(CompilerRun.CompilerCrashed.class::isInstance)
          .map(run -> ((CompilerRun.CompilerCrashed) run).output())
          .ifPresent(output -> keys.add(CrashKey.of(output, Names.of(specimen.test()))));
    }
    return keys;
  }

  private Sanitizers sanitizers(Tools fitting) {
    var witnesses =
        new Witnesses(new Matrix(fitting.meter(), MatrixOptions.DEFAULT), fitting.compilers());
    return new Sanitizers(witnesses.configurations(specimen.test().isCxx()), fitting);
  }
}
