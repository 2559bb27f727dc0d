package dev.assay.campaign;

import dev.assay.campaign.source.CampaignMemory;
import dev.assay.campaign.source.Experience;
import dev.assay.campaign.source.LearningSource;
import dev.assay.campaign.source.ProgramSource;
import dev.assay.campaign.source.SourceYields;
import dev.assay.campaign.source.VariantSource;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Optional;

/** Which source makes the program of a trial. */
public record Schedule(List<Share> shares, Order order) {
  public Schedule {
    shares = List.copyOf(shares);
    if (shares.isEmpty()) {
      throw new IllegalArgumentException("no source of programs");
    }
  }

  /** By the weights alone. */
  public Schedule(List<Share> shares) {
    this(shares, new Order.Fixed());
  }

  /** A source and how often it is taken, relative to the others. */
  public record Share(ProgramSource source, int weight) {}

  /** What it goes by, beside the seed. */
  public sealed interface Order {
    /** Nothing but the weights. */
    record Fixed() implements Order {}

    /**
     * What the sources have yielded, as far as all trials of earlier batches tell.
     *
     * @param meter counts what programs do to optimisers; empty if no compiler tells
     */
    record Adapted(Experience experience, Optional<SourceMeter> meter) implements Order {}
  }

  /** Those sources whose programs are variants of others. */
  public List<VariantSource> variants() {
    return shares.stream()
        .map(Share::source)
        .filter(VariantSource.class::isInstance)
        .map(VariantSource.class::cast)
        .toList();
  }

  /** The same, learning from a campaign. */
  public Schedule with(CampaignMemory memory) {
    return new Schedule(
        shares.stream()
            .map(share ->
                share.source() instanceof LearningSource learning
                    ? new Share(learning.with(memory), share.weight())
                    : share)
            .toList(),
        switch (order) {
          case Order.Fixed fixed -> fixed;
          case Order.Adapted(var _, var meter) -> new Order.Adapted(memory.experience(), meter);
        });
  }

  /** Empty if the thread was interrupted while it waited for earlier trials. */
  Optional<Turn> turn(long trial, Seed seed, Seed campaign) {
    return switch (order) {
      case Order.Fixed() -> Optional.of(new Turn(drawn(seed), trial));
      case Order.Adapted(Experience experience, var _) -> {
        long batch = trial / Experience.BATCH;
        yield experience
            .sources((batch - 1) * Experience.BATCH)
            .map(yields -> Rota.draw(weights(yields), campaign.child("rota").child(batch).rng()))
            .map(rota -> shares.get(rota.source(trial)).source())
            .map(source -> new Turn(source, Rota.turn(trial)));
      }
    };
  }

  /** One of the sources by their weights as they are, whatever the order. */
  public ProgramSource drawn(Seed trial) {
    return trial.child("source").rng().pick(shares, Share::weight).source();
  }

  /** Of each share, in parts. */
  public List<Integer> weights(SourceYields yields) {
    return shares.stream()
        .map(share -> yields.weight(share.source().name(), share.weight()))
        .toList();
  }
}
