package dev.assay.cli;

import dev.assay.bugs.CampaignSettings;
import dev.assay.campaign.Plan;
import dev.assay.campaign.Schedule;
import dev.assay.random.Seed;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Everything on which a campaign's test cases depend, as text that can be compared. */
final class FuzzSettings {
  private FuzzSettings() {}

  static CampaignSettings of(Seed seed, Schedule schedule, Plan plan) {
    var values = new TreeMap<String, String>();
    values.put("seed", seed.toString());
    values.put(
        "generators",
        schedule.shares().stream()
            .map(share -> share.source().name() + "=" + share.weight())
            .collect(Collectors.joining(",")));
    values.put(
        "compilers",
        plan.compilers().stream()
            .map(c -> c.name() + " (" + c.version() + ")")
            .collect(Collectors.joining(", ")));
    values.put("levels", plan.levels().isEmpty() ? "all" : String.join(",", plan.levels()));
    values.put("flags", String.join(" ", plan.flags()));
    values.put("swarm", Double.toString(plan.swarmShare()));
    return CampaignSettings.of(Map.copyOf(values));
  }

  static Optional<Seed> seed(CampaignSettings settings) {
    return Optional.ofNullable(settings.values().get("seed")).flatMap(Seed::parse);
  }
}
