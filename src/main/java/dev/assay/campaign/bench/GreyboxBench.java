package dev.assay.campaign.bench;

import dev.assay.campaign.greybox.Breeder;
import dev.assay.campaign.greybox.CorpusProgram;
import dev.assay.campaign.greybox.FeatureMeter;
import dev.assay.campaign.greybox.FeatureMeter.Measured;
import dev.assay.campaign.greybox.SoloFuzzing;
import dev.assay.campaign.source.CsmithSource;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.compile.feedback.Features;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Measures how many features of compilers are reached in so much compile time: by a corpus that
 * learns, by mutants of one that does not, and by Csmith's programs.
 *
 * @param budget the CPU time of compilers for each run
 * @param points how often the features are counted on the way
 */
public record GreyboxBench(
    List<CorpusProgram> roots,
    Breeder breeder,
    FeatureMeter meter,
    Supplier<Scratch> scratches,
    Duration budget,
    int points) {
  public GreyboxBench {
    roots = List.copyOf(roots);
  }

  /**
   * What one run reached.
   *
   * @param features how many, at each point of the budget
   * @param programs how many were compiled in all, those that were refused included
   */
  public record Run(List<Integer> features, int programs) {
    public Run {
      features = List.copyOf(features);
    }
  }

  /** Mutants of the roots, and of what joined them if {@code learning}. */
  public Run mutants(Seed seed, boolean learning) {
    var fuzzing = new SoloFuzzing(roots, breeder, seed, learning);
    var curve = new Curve();
    Features covered = union(roots);
    try (Scratch scratch = scratches.get()) {
      while (curve.isOpen()) {
        var tried = fuzzing.next(meter, scratch);
        if (tried.measured() instanceof Measured.Seen(Features features, var _)) {
          covered = covered.union(features);
        }
        curve.add(tried.measured().cpu(), covered.size());
      }
    }
    return curve.run();
  }

  /** Csmith's programs, one after another. */
  public Run csmith(CsmithSource source, Seed seed) {
    var curve = new Curve();
    Features covered = Features.NONE;
    try (Scratch scratch = scratches.get()) {
      for (long i = 0; curve.isOpen(); i++) {
        scratch.clear();
        if (source.make(new Ticket(i, seed.child(i)), scratch)
            instanceof Sourced.Made(TestCase test, var _, var _, var _)) {
          Measured measured = meter.measure(test, scratch);
          if (measured instanceof Measured.Seen(Features features, var _)) {
            covered = covered.union(features);
          }
          curve.add(measured.cpu(), covered.size());
        }
      }
    }
    return curve.run();
  }

  /** What the roots show before anything is mutated. */
  public int ofRoots() {
    return union(roots).size();
  }

  private static Features union(List<CorpusProgram> programs) {
    Features all = Features.NONE;
    for (CorpusProgram program : programs) {
      all = all.union(program.features());
    }
    return all;
  }

  private final class Curve {
    private final List<Integer> features = new ArrayList<>();
    private Duration used = Duration.ZERO;
    private int programs;

    boolean isOpen() {
      return features.size() < points && !Thread.currentThread().isInterrupted();
    }

    void add(Duration cpu, int covered) {
      // What fails at once must not go on forever.
      used = used.plus(cpu.isZero() ? Duration.ofMillis(1) : cpu);
      programs++;
      while (features.size() < points
          && used.compareTo(budget.multipliedBy(features.size() + 1L).dividedBy(points)) >= 0) {
        features.add(covered);
      }
    }

    Run run() {
      return new Run(features, programs);
    }
  }
}
