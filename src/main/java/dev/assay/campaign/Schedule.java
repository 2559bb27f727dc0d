package dev.assay.campaign;

import dev.assay.campaign.source.CampaignMemory;
import dev.assay.campaign.source.LearningSource;
import dev.assay.campaign.source.ProgramSource;
import dev.assay.campaign.source.VariantSource;
import dev.assay.random.Seed;
import java.util.List;

/** Which source makes the program of a trial: by weight, and by nothing but the trial's seed. */
public record Schedule(List<Share> shares) {
  public Schedule {
    shares = List.copyOf(shares);
    if (shares.isEmpty()) {
      throw new IllegalArgumentException("no source of programs");
    }
  }

  /** A source and how often it is taken, relative to the others. */
  public record Share(ProgramSource source, int weight) {}

  /** Those sources whose programs are variants of others. */
  public List<VariantSource> variants() {
    return shares.stream()
        .map(Share::source)
        .filter(VariantSource.class::isInstance)
        .map(VariantSource.class::cast)
        .toList();
  }

  /** Sources that learn do so from a campaign. */
  public Schedule with(CampaignMemory memory) {
    return new Schedule(
        shares.stream()
            .map(share ->
                share.source() instanceof LearningSource learning
                    ? new Share(learning.with(memory), share.weight())
                    : share)
            .toList());
  }

  ProgramSource source(Seed trial) {
    return trial.child("source").rng().pick(shares, Share::weight).source();
  }
}
