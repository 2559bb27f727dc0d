package dev.assay.campaign.greybox;

import dev.assay.campaign.greybox.FeatureMeter.Measured;
import dev.assay.compile.feedback.Features;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.Origin;
import dev.assay.random.Seed;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A grey-box loop without batches, for one thread: each mutant that shows something new joins at
 * once.
 */
public final class SoloFuzzing {
  private final Breeder breeder;
  private final Seed seed;
  private final boolean learning;
  private final GrowingCorpus growing;
  private Corpus corpus;
  private long number;

  /** Without {@code learning} nothing joins. */
  public SoloFuzzing(List<CorpusProgram> roots, Breeder breeder, Seed seed, boolean learning) {
    this.breeder = breeder;
    this.seed = seed;
    this.learning = learning;
    this.growing = new GrowingCorpus(roots);
    this.corpus = learning ? growing.now() : Corpus.blind(roots);
  }

  /** One mutant, if there was one, and what it showed. */
  public record Tried(Optional<Breeder.Bred> bred, Measured measured, boolean joined) {}

  /** Makes and measures the next mutant. */
  public Tried next(FeatureMeter meter, Scratch scratch) {
    long trial = number++;
    Optional<Breeder.Bred> bred = breeder.breed(corpus, seed.child(trial));
    if (bred.isEmpty()) {
      return new Tried(bred, new Measured.Refused("nothing to mutate", Duration.ZERO), false);
    }
    Lineage lineage = bred.get().lineage();
    var test = Standalone.test(new Origin("bench", seed, lineage.toString()), bred.get().text());
    Measured measured = meter.measure(test, scratch);
    boolean joined =
        learning
            && measured instanceof Measured.Seen(Features features, var _)
            && growing.offer(new CorpusProgram(trial, lineage, bred.get().text(), features));
    if (joined) {
      corpus = growing.now();
    }
    return new Tried(bred, measured, joined);
  }

  /** The corpus as it is now. */
  public List<CorpusProgram> programs() {
    return corpus.programs();
  }
}
