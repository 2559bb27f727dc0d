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
import dev.assay.generate.exact.policy.GenerationPolicy;
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

/**
 * Makes programs without undefined behaviour, without safety wrappers, and with a known answer.
 *
 * <p>They are generated freely and run; an operation that would be undefined becomes another while
 * the program runs, until a run needs no more of that.
 */
public final class ExactGenerator implements Generator {
  private static final int MOST_ATTEMPTS = 100;
  private static final int EXECUTED_PERCENT = 85;
  private static final int MOST_ROUNDS = 20;

  private final ExactOptions options;

  public ExactGenerator(ExactOptions options) {
    this.options = options;
  }

  @Override
  public String name() {
    return "exact";
  }

  @Override
  public Generated generate(Seed seed) {
    String last = "";
    for (int attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      switch (attempt(seed.child(attempt), attempt)) {
        case Attempt.Good(Generated program) -> {
          return program;
        }
        case Attempt.Bad(String reason) -> last = reason;
      }
    }
    throw new IllegalStateException("seed " + seed + " gives no program: " + last);
  }

  /** What one attempt at a program gave. */
  sealed interface Attempt {
    record Good(Generated program) implements Attempt {}

    record Bad(String reason) implements Attempt {}
  }

  /** One attempt; that it is thrown away is no failure but shall be rare. */
  Attempt attempt(Seed seed, int number) {
    Rng rng = seed.child("program").rng();
    GenerationPolicy policy = options.policy().apply(seed.child("policy").rng());
    var draft = new Draft(options, policy, rng);
    Program open = assembled(draft);
    if (!draft.problems().isEmpty()) {
      return new Attempt.Bad("a constraint violation: " + draft.problems().getFirst());
    }
    Limits limits = Limits.DEFAULT.withFuel(options.size().steps() * 2);
    var coverage = new Coverage();
    Repaired repaired =
        new Repair(dialect(), limits, MOST_ROUNDS)
            .repair(open, draft.holes(), draft.typing(), () -> Optional.of(coverage.restarted()));
    return switch (repaired) {
      case Repaired.Settled settled -> finished(settled, draft, coverage, number);
      case Repaired.Unusable(Execution why, List<Repaired.Round> _) ->
          new Attempt.Bad(why.toString());
      case Repaired.Restless _ -> new Attempt.Bad("its holes never came to rest");
      case Repaired.Contradiction c ->
          throw new IllegalStateException(
              "seed " + seed + ": settled, the program gives " + c.settled() + ", not " + c.open());
    };
  }

  private Dialect dialect() {
    return new Dialect(options.target().treeStandard(), false, true);
  }

  private static Program assembled(Draft draft) {
    new Globals(draft).make();
    List<String> tests = new Functions(draft).make();
    List<Decl> driver = new Harness(draft).make(tests);
    var all = new ArrayList<Decl>(draft.prototypes().declarations());
    all.addAll(draft.types());
    all.addAll(draft.variables());
    all.addAll(draft.functions());
    all.addAll(driver);
    return new Program(
        "test.c",
        all,
        draft.tags().table(),
        draft.options().target().model(),
        draft.options().target().treeStandard());
  }

  private Attempt finished(
      Repaired.Settled settled, Draft draft, Coverage coverage, int attempt) {
    Trim.Trimmed trimmed = Trim.of(settled.program(), coverage, draft.typing(), EXECUTED_PERCENT);
    var statistics =
        new Generated.Statistics(
            attempt,
            settled.rounds().size(),
            draft.holes().size(),
            draft.holes().repaired(),
            coverage.statements() - trimmed.removed(),
            coverage.executed());
    String text = Printer.print(trimmed.program());
    return new Attempt.Good(
        new Generated(
            List.of(new GeneratedFile("test.c", text)),
            List.of("test.c"),
            options.target(),
            settled.execution(),
            statistics));
  }
}
