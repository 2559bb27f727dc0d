package dev.assay.campaign.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How a campaign is to run; what is empty is left to the campaign.
 *
 * @param generators the weight of each source of programs
 * @param swarm the part of the builds, from 0 to below 1, that get drawn flags
 * @param known a folder of known bugs
 */
public record CampaignDefaults(
    OptionalInt jobs,
    OptionalLong seed,
    Optional<Map<String, Integer>> generators,
    Optional<List<String>> levels,
    Optional<List<String>> compilers,
    OptionalDouble swarm,
    Optional<String> known) {
  public static final CampaignDefaults DEFAULT =
      new CampaignDefaults(
          OptionalInt.empty(),
          OptionalLong.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          OptionalDouble.empty(),
          Optional.empty());

  public CampaignDefaults {
    generators = generators.map(Map::copyOf);
    levels = levels.map(List::copyOf);
    compilers = compilers.map(List::copyOf);
  }
}
