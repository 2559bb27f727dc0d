package dev.assay.campaign.growth;

import dev.assay.c.parse.SourceText;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.timing.TimeReport;
import dev.assay.judge.growth.Blame;
import dev.assay.judge.growth.GrowthJudge;
import dev.assay.judge.growth.Point;
import dev.assay.judge.growth.Series;
import dev.assay.judge.growth.Steep;
import dev.assay.judge.growth.Thresholds;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.mutate.scaling.Scalable;
import dev.assay.random.Seed;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Looks at how long compilers take for a program as it grows.
 *
 * <p>The first look doubles the size and asks each compiler at its lowest and its highest level.
 * What stands out is named by its pass, and if that is not known yet, the second look measures more
 * sizes at all levels: only what stands out again counts.
 */
public record GrowthLook(ProcessRunner runner, List<Configuration> configurations, Effort effort) {
  private static final int FIRST = 8;

  /** The sizes of the second look, as eighths of the last one of the first. */
  private static final List<Integer> EIGHTHS = List.of(2, 3, 4, 6, 8, 16);

  private static final GrowthJudge CAREFUL = new GrowthJudge(Thresholds.FINDING);
  private static final GrowthJudge QUICK = new GrowthJudge(Thresholds.CANDIDATE);

  public GrowthLook {
    configurations = List.copyOf(configurations);
  }

  /**
   * Ends early, with nothing, if the thread is interrupted.
   *
   * @param known signatures that were found before
   */
  public Looked at(Scalable scalable, Predicate<String> known, Scratch scratch) {
    var compilation = new Compilation(runner, effort.limit(), scratch);
    var measured = new Measurements();
    int last = firstLook(scalable, compilation, measured);
    List<Steep> candidates = QUICK.steep(measured.series());
    if (candidates.isEmpty() || isInterrupted()) {
      return looked(scalable, Looked.Outcome.NOTHING, List.of(), measured);
    }
    boolean allKnown =
        byCompiler(candidates).values().stream()
            .map(List::getFirst)
            .map(worst -> signature(worst, scalable, compilation))
            .allMatch(known);
    if (allKnown) {
      return looked(scalable, Looked.Outcome.KNOWN, List.of(), measured);
    }
    secondLook(scalable, last, compilation, measured);
    List<GrowthFinding> findings = findings(scalable, compilation, measured.series());
    boolean none = findings.isEmpty() || isInterrupted();
    return looked(
        scalable,
        none ? Looked.Outcome.NOT_AGAIN : Looked.Outcome.FOUND,
        none ? List.of() : findings,
        measured);
  }

  private static Looked looked(
      Scalable scalable,
      Looked.Outcome outcome,
      List<GrowthFinding> findings,
      Measurements measured) {
    return new Looked(
        scalable, outcome, findings, measured.series(), measured.failures(), measured.spent());
  }

  /** The last size. */
  private int firstLook(Scalable scalable, Compilation compilation, Measurements measured) {
    List<Configuration> some = lowestAndHighest();
    int most = scalable.place().most();
    int factor = 1;
    measure(scalable, 1, some, compilation, measured);
    boolean goesOn = true;
    while (goesOn) {
      int next = Math.min(factor == 1 ? FIRST : 2 * factor, most);
      goesOn = next > factor && measure(scalable, next, some, compilation, measured);
      factor = goesOn ? next : factor;
      goesOn &=
          measured.slowest(factor) < effort.enough()
              && measured.spent() < effort.budget()
              && !isInterrupted();
    }
    return factor;
  }

  private List<Configuration> lowestAndHighest() {
    Map<String, List<Configuration>> levels = new LinkedHashMap<>();
    configurations.forEach(
        c -> levels.computeIfAbsent(c.compiler().name(), _ -> new ArrayList<>()).add(c));
    return levels.values().stream()
        .flatMap(
            all -> all.size() == 1 ? all.stream() : List.of(all.getFirst(), all.getLast()).stream())
        .toList();
  }

  private void secondLook(
      Scalable scalable, int last, Compilation compilation, Measurements measured) {
    // Without what is taken in any case no power can be told.
    measure(scalable, 1, configurations, compilation, measured);
    for (int eighths : EIGHTHS) {
      int factor = (int) Math.min((long) last * eighths / 8, scalable.place().most());
      boolean enough = measured.slowest(last) >= 2 * effort.enough() && factor > last;
      if (factor > 1 && !enough && !isInterrupted()) {
        measure(scalable, factor, configurations, compilation, measured);
      }
    }
  }

  /** Whether the program in this size is not too long. */
  private boolean measure(
      Scalable scalable,
      int factor,
      List<Configuration> some,
      Compilation compilation,
      Measurements measured) {
    String text = scalable.text(factor);
    if (text.length() > effort.largest()) {
      return false;
    }
    TestCase test = test(scalable, text);
    for (Configuration configuration : some) {
      if (isInterrupted()) {
        return false;
      }
      measured.add(compilation, test, factor, configuration);
    }
    return true;
  }

  private static List<GrowthFinding> findings(
      Scalable scalable, Compilation compilation, List<Series> series) {
    return byCompiler(CAREFUL.steep(series)).values().stream()
        .map(steep ->
            new GrowthFinding(
                scalable, steep, series, blame(steep.getFirst(), scalable, compilation)))
        .toList();
  }

  /** The slowest of each first. */
  private static Map<String, List<Steep>> byCompiler(List<Steep> steep) {
    Map<String, List<Steep>> all = new LinkedHashMap<>();
    steep.stream()
        .sorted(Comparator.comparingDouble((Steep s) -> s.last().seconds()).reversed())
        .forEach(s ->
            all.computeIfAbsent(s.configuration().compiler().name(), _ -> new ArrayList<>())
                .add(s));
    return all;
  }

  private static String signature(Steep steep, Scalable scalable, Compilation compilation) {
    return GrowthFinding.signature(
        steep.configuration(), scalable, blame(steep, scalable, compilation));
  }

  /** By the largest size that was compiled to its end, and one that is at most half of it. */
  private static Optional<Blame> blame(Steep steep, Scalable scalable, Compilation compilation) {
    List<Integer> sizes =
        steep.series().points().stream().filter(p -> !p.atLeast()).map(Point::factor).toList();
    if (sizes.isEmpty()) {
      return Optional.empty();
    }
    int large = sizes.getLast();
    int small = sizes.stream().filter(size -> size <= large / 2).reduce(1, (_, size) -> size);
    Optional<TimeReport> before = report(small, steep, scalable, compilation);
    Optional<TimeReport> after = report(large, steep, scalable, compilation);
    return before.flatMap(b -> after.flatMap(a -> Blame.of(b, a)));
  }

  private static Optional<TimeReport> report(
      int factor, Steep steep, Scalable scalable, Compilation compilation) {
    return compilation.report(test(scalable, scalable.text(factor)), steep.configuration());
  }

  static TestCase test(Scalable scalable, String text) {
    String bytes = new String(SourceText.encode(text), StandardCharsets.ISO_8859_1);
    return TestCase.of(
        new Origin("growth", new Seed(0), scalable.toString()),
        scalable.program().standard(),
        List.of(new SourceFile("test.c", bytes)),
        List.of());
  }

  private static boolean isInterrupted() {
    return Thread.currentThread().isInterrupted();
  }
}
