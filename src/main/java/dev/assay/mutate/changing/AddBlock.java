package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.walk.Names;
import dev.assay.generate.Target;
import dev.assay.generate.exact.ExactGenerator;
import dev.assay.generate.exact.ExactOptions;
import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Size;
import dev.assay.generate.exact.lower.Barrier;
import dev.assay.generate.exact.policy.PolicySettings;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A block of generated code, which is defined when it is executed for the first time. */
final class AddBlock implements ChangingMutator {
  private static final ExactOptions OPTIONS =
      new ExactOptions(
          Target.DEFAULT,
          Size.SMALL,
          1,
          Barrier.NONE,
          false,
          1,
          FloatResults.EXACT,
          PolicySettings.DEFAULT::policy);

  @Override
  public String name() {
    return "add-block";
  }

  @Override
  public String summary() {
    return "a block of generated code that is defined when it runs";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    List<Spot> spots = Openings.before(subject.program());
    if (spots.isEmpty() || !isReadable(subject.program())) {
      return Optional.empty();
    }
    Spot spot = rng.pick(spots);
    var seed = new Seed(rng.nextLong());
    String text = new ExactGenerator(OPTIONS).generate(seed).files().getFirst().text();
    ParseResult parsed =
        Parser.parse(
            SourceText.of("block.c", text),
            subject.program().model(),
            OPTIONS.target().treeStandard());
    return parsed.hasErrors() || parsed.unsupported().isPresent()
        ? Optional.empty()
        : change(parsed.program(), spot, subject, names, rng)
            .map(replacements -> new Change("generated with seed " + seed, replacements));
  }

  private static boolean isReadable(Program program) {
    return program.model().equals(OPTIONS.target().model())
        && program.standard().atLeast(OPTIONS.target().treeStandard().version());
  }

  private static Optional<List<Replacement>> change(
      Program code, Spot spot, Subject subject, FreshNames given, Rng rng) {
    FreshNames names = given.avoiding(Names.taken(code));
    Decl.Function whole =
        Syntax.function(names.next("b"), CType.VOID, List.of(), Syntax.block(body(code, rng)));
    boolean always = !subject.conservative() && rng.nextBoolean();
    return Transplant.of(whole, code, spot.function(), subject.program(), names)
        .map(transplant -> {
          Stmt block = block(transplant.function(), names);
          Stmt added = always ? block : once(block, names.next("k"));
          var all = new ArrayList<>(transplant.support(spot.function()));
          all.add(new Replacement.OfStmt(spot.statement(), List.of(added, spot.statement())));
          return all;
        });
  }

  /** The first test of a program, as its driver calls it, or what that does. */
  private static List<Stmt> body(Program code, Rng rng) {
    Stmt start = Syntax.run(Syntax.call("init", List.of(Syntax.number(0))));
    Optional<Decl.Function> test =
        code.declarations().stream()
            .filter(d -> d instanceof Decl.Function f && f.name().equals("test_0"))
            .map(Decl.Function.class::cast)
            .filter(f -> f.body().isPresent())
            .findFirst();
    Stream<Stmt> items =
        test.filter(_ -> rng.nextBoolean())
            .map(f -> f.body().orElseThrow().items().stream())
            .orElseGet(() -> Stream.of(Syntax.run(Syntax.call("test_0", List.of()))));
    return Stream.concat(Stream.of(start), items).toList();
  }

  private static Stmt block(Decl.Function function, FreshNames names) {
    List<Stmt> items = function.body().orElseThrow().items();
    if (!Returns.areIn(items)) {
      return Syntax.block(items);
    }
    String label = names.next("end");
    return Syntax.block(
        List.of(
            Syntax.block(Returns.jumping(items, Optional.empty(), label)), Syntax.label(label)));
  }

  /** What it begins with is made anew each time, but not all of it. */
  private static Stmt once(Stmt block, String counter) {
    return Syntax.block(
        List.of(
            new Stmt.Declare(Syntax.counter(counter)),
            new Stmt.If(Syntax.firstTimes(counter, 1), block, Optional.empty(), Span.NONE)));
  }
}
