package dev.assay.generate.exact;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.print.Printer;
import dev.assay.generate.Generated;
import dev.assay.generate.GeneratedFile;
import dev.assay.generate.Generator;
import dev.assay.generate.exact.environment.Globals;
import dev.assay.generate.exact.function.Functions;
import dev.assay.generate.exact.harness.Harness;
import dev.assay.generate.exact.lower.Lowered;
import dev.assay.generate.exact.lower.Lowering;
import dev.assay.generate.exact.lower.Plan;
import dev.assay.generate.exact.lower.cxx.CxxWeights;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.generate.exact.policy.Parameter;
import dev.assay.generate.exact.repair.FloatSieve;
import dev.assay.generate.exact.repair.Repair;
import dev.assay.generate.exact.repair.Repaired;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Limits;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Makes programs without undefined behaviour, without safety wrappers, and with a known answer.
 *
 * <p>They are generated freely and run; an operation that would be undefined becomes another while
 * the program runs, until a run needs no more of that.
 */
public final class ExactGenerator implements Generator {
  private static final int MOST_ATTEMPTS = 100;
  private static final int MOST_ROUNDS = 20;

  private final ExactOptions options;
  private final Supplier<BodyEnd> ends;

  public ExactGenerator(ExactOptions options) {
    this(options, () -> BodyEnd.NOTHING);
  }

  /**
   * @param ends what the functions of an attempt at a program end with
   */
  public ExactGenerator(ExactOptions options, Supplier<BodyEnd> ends) {
    this.options = options;
    this.ends = ends;
  }

  @Override
  public String name() {
    return "exact";
  }

  @Override
  public Generated generate(Seed seed) {
    return generate(seed, 1);
  }

  /** The program of an attempt, which earlier ones need not be made for; else of one after it. */
  public Generated generate(Seed seed, int first) {
    String last = "";
    int defects = 0;
    for (int attempt = first; attempt <= MOST_ATTEMPTS; attempt++) {
      switch (attempt(seed, attempt)) {
        case Attempt.Good(Generated program) -> {
          return program.withDefects(defects);
        }
        case Attempt.WrongSize _ -> {}
        case Attempt.Bad(String reason) -> {
          last = reason;
          defects++;
        }
      }
    }
    throw new IllegalStateException("seed " + seed + " gives no program: " + last);
  }

  /** What one attempt at a program gave. */
  sealed interface Attempt {
    record Good(Generated program) implements Attempt {}

    /** Too long a run, or too short a one. */
    record WrongSize() implements Attempt {}

    record Bad(String reason) implements Attempt {}
  }

  /** One attempt; that it is thrown away is no failure but shall be rare. */
  Attempt attempt(Seed whole, int number) {
    Seed seed = whole.child(number);
    GenerationPolicy policy = options.policy().apply(seed.child("policy").rng());
    Rng rng = seed.child("program").rng();
    BodyEnd end = ends.get();
    var draft = new Draft(options, policy, rng, end);
    Program open = assembled(draft);
    if (!draft.problems().isEmpty()) {
      return new Attempt.Bad("a constraint violation: " + draft.problems().getFirst());
    }
    Limits limits = Limits.DEFAULT.withFuel(options.size().steps());
    var coverage = new Coverage();
    Repaired repaired =
        new Repair(dialect(), limits, MOST_ROUNDS)
            .repair(open, draft.holes(), draft.typing(), () -> Optional.of(coverage.restarted()));
    return switch (repaired) {
      case Repaired.Settled _
          when coverage.executed() < options.size().least() && !draft.budget().isSlow() ->
          new Attempt.WrongSize();
      case Repaired.Settled settled -> {
        Trim.Trimmed trimmed =
            Trim.of(settled.program(), coverage, draft.typing(), policy.value(Parameter.EXECUTED));
        String heading = Heading.of(whole, end.told(number), options, policy);
        Lowered lowered =
            Lowering.lower(plan(trimmed.program(), draft, heading), seed.child("lowering").rng());
        int alive = coverage.statements() - trimmed.removed();
        yield new Attempt.Good(
            new Generated(
                lowered.files(),
                lowered.units(),
                options.target(),
                meaning(lowered),
                Optional.of(settled.execution()),
                new Generated.Statistics(
                    number,
                    0,
                    settled.rounds().size(),
                    draft.holes().size(),
                    draft.holes().repaired(),
                    alive,
                    coverage.executed())));
      }
      case Repaired.Unusable(Execution.OutOfFuel _, List<Repaired.Round> _) ->
          new Attempt.WrongSize();
      case Repaired.Unusable(Execution why, List<Repaired.Round> _) ->
          new Attempt.Bad(why.toString());
      case Repaired.Restless _ -> new Attempt.Bad("its holes never came to rest");
      case Repaired.Contradiction c ->
          new Attempt.Bad("settled, the program gives " + c.settled() + ", not " + c.open());
    };
  }

  private Dialect dialect() {
    return new Dialect(options.target().treeStandard(), false, true);
  }

  private static Program assembled(Draft draft) {
    new Globals(draft).make();
    List<String> tests = new Functions(draft).make();
    boolean near = draft.options().floats() == FloatResults.NEAR;
    List<Decl> functions = near ? sifted(draft) : draft.functions();
    List<Decl> driver = new Harness(draft).make(tests);
    var all = new ArrayList<Decl>(draft.prototypes().declarations());
    all.addAll(draft.types());
    all.addAll(draft.variables());
    all.addAll(functions);
    all.addAll(driver);
    return program(draft, all);
  }

  private static List<Decl> sifted(Draft draft) {
    return FloatSieve.sifted(
            program(draft, draft.functions()),
            draft.holes(),
            draft.typing(),
            draft.rng().fork("sieve"))
        .declarations();
  }

  private static Program program(Draft draft, List<Decl> declarations) {
    return new Program(
        "test.c",
        declarations,
        draft.tags().table(),
        draft.options().target().model(),
        draft.options().target().treeStandard());
  }

  private Optional<GeneratedFile> meaning(Lowered lowered) {
    return options.target().isCxx()
        ? Optional.of(new GeneratedFile(Generated.MEANING, Printer.print(lowered.tree())))
        : Optional.empty();
  }

  private Plan plan(Program program, Draft draft, String heading) {
    Set<String> driver =
        program.declarations().stream()
            .filter(Harness::owns)
            .filter(d -> d instanceof Decl.Function)
            .map(d -> ((Decl.Function) d).name())
            .collect(Collectors.toSet());
    List<String> hidden =
        draft.globals().stream().filter(v -> v.role().isReadable()).map(Variable::name).toList();
    return new Plan(
        program,
        driver,
        hidden,
        options.target(),
        options.files(),
        options.barrier(),
        heading,
        cxx(draft.policy()));
  }

  private static CxxWeights cxx(GenerationPolicy policy) {
    List<Integer> arrays = policy.weights(Distribution.ARRAY_REPRESENTATIONS);
    List<Integer> access = policy.weights(Distribution.ELEMENT_ACCESS);
    int at = 100 * access.get(1) / Math.max(1, access.get(0) + access.get(1));
    return new CxxWeights(
        arrays.get(0),
        arrays.get(1),
        arrays.get(2),
        arrays.get(3),
        at,
        policy.value(Parameter.STATIC_MEMBERS));
  }
}
