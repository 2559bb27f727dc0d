package dev.assay.harvest;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.DeepThread;
import dev.assay.harvest.FunctionEntry.Pair;
import dev.assay.random.Seed;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Takes the functions of a file, one by one, makes each stand alone, and calls it to see what it
 * gives.
 *
 * @param depth how deep calls may be that come along
 * @param calls with how many arguments each is called, and more as long as they reach new code
 * @param pairs how many of them are kept
 */
public record Harvester(int depth, int calls, int pairs) {
  public static final Harvester DEFAULT = new Harvester(2, 60, 8);

  /** With fewer there is nothing to choose from. */
  private static final int FEWEST = 2;

  /** What is put into programs again and again should not be all of them. */
  private static final int MOST_TEXT = 24_000;

  /** How many times as many calls may be made while they reach new code. */
  private static final int MOST_CALLS = 4;

  /** What became of a function. */
  public sealed interface Crop {
    record Kept(FunctionEntry entry) implements Crop {}

    record LeftOut(String function, String reason) implements Crop {}
  }

  /**
   * Where a file comes from.
   *
   * @param licence empty if it is not known
   */
  public record Field(String project, String file, String licence) {}

  /** All functions of a file, in their order. */
  public List<Crop> harvest(Program program, Field field) {
    var unit = new SourceUnit(program);
    return unit.functions().stream().map(f -> DeepThread.call(() -> crop(f, unit, field))).toList();
  }

  private Crop crop(Decl.Function function, SourceUnit unit, Field field) {
    if (function.name().equals("main")) {
      return new Crop.LeftOut("main", "is main");
    }
    return switch (Slice.of(function, unit, depth)) {
      case Slice.Cut.Not(String reason) -> new Crop.LeftOut(function.name(), reason);
      case Slice.Cut.Ready cut -> {
        Optional<String> problem = Fitness.problem(cut.declarations());
        yield problem.isPresent()
            ? new Crop.LeftOut(function.name(), problem.get())
            : called(function, Standalone.of(function, cut, unit.program()), field);
      }
    };
  }

  private Crop called(Decl.Function function, Standalone alone, Field field) {
    Decl.Function own = alone.function(function.name());
    return switch (Proxy.of(own, alone)) {
      case Proxy.Made.Not(String reason) -> new Crop.LeftOut(function.name(), reason);
      case Proxy.Made.Callable callable -> called(function, alone, callable, field);
    };
  }

  private Crop called(
      Decl.Function function, Standalone alone, Proxy.Made.Callable callable, Field field) {
    Optional<String> written = written(alone.program(), callable.text());
    Optional<Harness> harness =
        written.flatMap(code ->
            Harness.of(code, callable, alone.program().model(), alone.program().standard()));
    if (harness.isEmpty()) {
      return new Crop.LeftOut(function.name(), "does not stand alone");
    }
    String code = written.get();
    if (code.length() > MOST_TEXT) {
      return new Crop.LeftOut(function.name(), "needs much other code");
    }
    return switch (search(harness.get(), callable, alone.prefix())) {
      case Search.Nothing(String why) -> new Crop.LeftOut(function.name(), why);
      case Search.Found(List<Pair> found, int paths, int steps) ->
          new Crop.Kept(
              new FunctionEntry(
                  callable.name(),
                  new FunctionEntry.Source(
                      field.project(),
                      field.file(),
                      function.span().line(),
                      function.name(),
                      field.licence()),
                  code,
                  callable.parameters(),
                  callable.result(),
                  found,
                  Features.of(alone.function(function.name()), paths, steps)));
    };
  }

  /** As it is printed once it is understood without what was around it. */
  private static Optional<String> written(Program program, String proxy) {
    ParseResult parsed =
        Parser.parse(
            SourceText.of(program.file(), Printer.print(program) + proxy),
            program.model(),
            program.standard());
    return parsed.isClean() && Fitness.isWhole(parsed.program())
        ? Optional.of(Printer.print(parsed.program()))
        : Optional.empty();
  }

  private sealed interface Search {
    record Found(List<Pair> pairs, int paths, int steps) implements Search {}

    record Nothing(String why) implements Search {}
  }

  /** Arguments that reach statements which none before did are changed a little, to reach more. */
  private Search search(Harness harness, Proxy.Made.Callable callable, String prefix) {
    var rng = new Seed(0).child(prefix).rng();
    var inputs = new Inputs(callable.parameters(), harness.written(), harness.model(), rng);
    Set<List<BigInteger>> tried = new HashSet<>();
    var found = new Pairs();
    Map<String, Integer> failures = new TreeMap<>();
    int steps = 0;
    int most = calls;
    for (int i = 0; i < most; i++) {
      List<Pair> leading = found.leading();
      List<BigInteger> arguments =
          leading.isEmpty() || i % 2 == 0
              ? inputs.drawn()
              : inputs.near(rng.pick(leading).arguments());
      if (!tried.add(arguments)) {
        continue;
      }
      switch (harness.call(arguments)) {
        case Harness.Seen.Nothing(String why) -> failures.merge(why, 1, Integer::sum);
        case Harness.Seen.Result result -> {
          if (found.add(result) == Paths.News.STATEMENT) {
            most = Math.max(most, Math.min(i + calls / 2, MOST_CALLS * calls));
          }
          steps = Math.max(steps, result.steps());
        }
      }
      if (i == calls / 4 && found.leading().isEmpty()) {
        break;
      }
    }
    List<Pair> kept = kept(found.ranked(), harness);
    if (kept.size() < FEWEST) {
      return new Search.Nothing(
          failures.entrySet().stream()
              .max(Map.Entry.comparingByValue())
              .map(Map.Entry::getKey)
              .orElse("leaves its result to the compiler, or has too few different arguments"));
    }
    return new Search.Found(kept, found.paths(), steps);
  }

  private List<Pair> kept(List<Pair> ranked, Harness harness) {
    return ranked.stream().limit(pairs).filter(harness::isSettled).toList();
  }
}
