package dev.assay.campaign.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.assay.c.parse.SourceText;
import dev.assay.campaign.source.Bases;
import dev.assay.compile.Configuration;
import dev.assay.compile.feedback.CounterBuild;
import dev.assay.compile.feedback.Feedback;
import dev.assay.compile.feedback.FeedbackBuild;
import dev.assay.compile.feedback.FeedbackResult;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.mutate.variant.Base;
import dev.assay.mutate.variant.Round;
import dev.assay.mutate.variant.Variant;
import dev.assay.mutate.variant.VariantMaker;
import dev.assay.random.Seed;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * Measures what variants of programs cost, and which optimisations they reach beyond their seeds.
 *
 * @param programs what variants are made of
 * @param variants how many of each
 */
public record MutateBench(
    List<Bases.Found.Ready> programs,
    int variants,
    ProcessRunner runner,
    Supplier<Scratch> scratches) {
  public MutateBench {
    programs = List.copyOf(programs);
  }

  /**
   * What one way to mutate gave.
   *
   * @param cost the CPU time of one variant on average, for each program
   * @param warm the same without what the threads used in which the virtual machine translates
   *     itself: what is left for them to do is done once, however many variants are made
   * @param toBuild the cost to that of a build of the program; those that were not built are left
   *     out
   * @param variants of each program, in the order of the programs
   */
  public record Result(
      List<Duration> cost, List<Duration> warm, List<Double> toBuild, List<List<Made>> variants) {
    /** Of an even number, the upper of the two in the middle. */
    public Duration medianCost() {
      return median(cost).orElse(Duration.ZERO);
    }

    /** The same, of what it is in a process that has nothing left to translate. */
    public Duration medianWarm() {
      return median(warm).orElse(Duration.ZERO);
    }

    /** The part of all CPU time in which the virtual machine translated itself. */
    public double translation() {
      long all = sum(cost);
      return all == 0 ? 0 : 1 - (double) sum(warm) / all;
    }

    private static long sum(List<Duration> times) {
      return times.stream().mapToLong(Duration::toNanos).sum();
    }

    /** The same, of what each is to a build. */
    public Optional<Double> medianToBuild() {
      return median(toBuild);
    }

    private static <T extends Comparable<T>> Optional<T> median(List<T> all) {
      List<T> sorted = all.stream().sorted().toList();
      return sorted.isEmpty() ? Optional.empty() : Optional.of(sorted.get(sorted.size() / 2));
    }

    public double meanMutations() {
      return all().stream().mapToInt(Made::mutations).average().orElse(0);
    }

    public List<Variant.Defect> defects() {
      return all().stream().flatMap(v -> v.defects().stream()).toList();
    }

    private List<Made> all() {
      return variants.stream().flatMap(List::stream).toList();
    }
  }

  /**
   * What is kept of a variant. Its tree is let go as a campaign lets it go: the collection of
   * garbage would go through hundreds of them.
   *
   * @param mutations how many
   */
  public record Made(String text, int mutations, List<Variant.Defect> defects) {
    public Made {
      defects = List.copyOf(defects);
    }

    private static Made of(Variant variant) {
      return new Made(variant.base().text(), variant.mutations().size(), variant.defects());
    }
  }

  /** Makes variants for so long that the process is warm. */
  public void warmUp(VariantMaker maker, Duration time) {
    long end = System.nanoTime() + time.toNanos();
    for (long i = 0; System.nanoTime() < end && !programs.isEmpty(); i++) {
      Base base = programs.get((int) (i % programs.size())).base();
      var _ = maker.make(base, Round.whole(new Seed(i).child("warm-up")));
    }
  }

  /**
   * Variants of one round each; checking is included in the cost.
   *
   * @param yardstick how programs are built beside it, so that machines can be compared
   */
  public Result measure(VariantMaker maker, Optional<Configuration> yardstick) {
    var costs = new ArrayList<Duration>();
    var warm = new ArrayList<Duration>();
    var toBuild = new ArrayList<Double>();
    var all = new ArrayList<List<Made>>();
    for (Bases.Found.Ready program : programs) {
      Optional<Duration> build = yardstick.flatMap(with -> build(program, with));
      var made = new ArrayList<Made>();
      // What warming up has seen of it must not be had for nothing.
      Base base = program.base().unseen();
      TranslationTime translated = TranslationTime.now();
      long start = cpu();
      for (int i = 0; i < variants; i++) {
        maker.make(base, Round.whole(new Seed(i))).map(Made::of).ifPresent(made::add);
      }
      long used = cpu() - start;
      Duration translating = translated.until(TranslationTime.now());
      costs.add(Duration.ofNanos(used / variants));
      warm.add(Duration.ofNanos(Math.max(0, used - translating.toNanos()) / variants));
      build.ifPresent(time -> toBuild.add((double) used / variants / time.toNanos()));
      all.add(made);
    }
    return new Result(costs, warm, toBuild, all);
  }

  /** The CPU time of a build of the program; empty if it fails. */
  private Optional<Duration> build(Bases.Found.Ready program, Configuration configuration) {
    TestCase test = test(program.base().text(), program.test());
    try (Scratch scratch = scratches.get()) {
      return new FeedbackBuild(runner, List.of()).build(test, configuration, scratch)
              instanceof FeedbackResult.Told(_, Duration cpu)
          ? Optional.of(cpu)
          : Optional.empty();
    }
  }

  private static long cpu() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }

  /**
   * How many counters the first so many variants reach that their programs do not.
   *
   * @param first of which programs
   */
  public List<Integer> gained(
      Result result, int first, List<Integer> points, List<Configuration> configurations) {
    List<Integer> sums = new ArrayList<>(points.stream().map(_ -> 0).toList());
    for (int p = 0; p < Math.min(first, programs.size()); p++) {
      Set<String> before = counters(programs.get(p).base().text(), p, configurations);
      Set<String> reached = new TreeSet<>();
      List<Made> made = result.variants().get(p);
      int compiled = 0;
      for (int at = 0; at < points.size(); at++) {
        // Where nothing can be done there are fewer variants.
        for (; compiled < Math.min(points.get(at), made.size()); compiled++) {
          reached.addAll(counters(made.get(compiled).text(), p, configurations));
        }
        Set<String> gain = new TreeSet<>(reached);
        gain.removeAll(before);
        sums.set(at, sums.get(at) + gain.size());
      }
    }
    return List.copyOf(sums);
  }

  private Set<String> counters(String source, int program, List<Configuration> configurations) {
    TestCase test = test(source, programs.get(program).test());
    Set<String> names = new TreeSet<>();
    for (Configuration configuration : configurations) {
      try (Scratch scratch = scratches.get()) {
        Optional<Feedback> feedback = new CounterBuild(runner).build(test, configuration, scratch);
        feedback.ifPresent(
            found -> found.names().forEach(name -> names.add(configuration + " " + name)));
      }
    }
    return names;
  }

  private static TestCase test(String source, TestCase like) {
    String text = new String(SourceText.encode(source), StandardCharsets.ISO_8859_1);
    return TestCase.of(
        like.origin(), like.standard(), List.of(new SourceFile("test.c", text)), List.of());
  }
}
