package dev.assay.cli;

import dev.assay.bugs.CampaignSettings;
import dev.assay.campaign.Plan;
import dev.assay.campaign.Schedule;
import dev.assay.campaign.SourceMeter;
import dev.assay.compile.swarm.SwarmFlags;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Everything on which a campaign's test cases depend, as text that can be compared. */
final class FuzzSettings {
  /** A compiler's name in the list, before its version. */
  private static final Pattern NAME = Pattern.compile("(?:^|\\), )([\\w.+-]+) \\(");

  /** Known only once all flags of all compilers are learnt, and kept from then on. */
  static final String DRAWN_FROM = "drawn-from";

  private static final String GENERATORS = "generators";

  /** There in campaigns whose weights are not fixed; earlier versions had none such. */
  private static final String MIX = "mix";

  private static final String ADAPTED = "adapted";

  private FuzzSettings() {}

  static CampaignSettings of(Seed seed, Schedule schedule, Plan plan) {
    var values = new TreeMap<String, String>();
    values.put("seed", seed.toString());
    values.putAll(mix(schedule));
    schedule.shares().stream()
        .map(Schedule.Share::source)
        .filter(source -> !source.settings().isEmpty())
        .forEach(source -> values.put("generator-" + source.name(), source.settings()));
    values.put(
        "compilers",
        plan.compilers().stream()
            .map(c -> c.name() + " (" + c.version() + ")")
            .collect(Collectors.joining(", ")));
    values.put("levels", plan.levels().isEmpty() ? "all" : String.join(",", plan.levels()));
    values.put("flags", String.join(" ", plan.flags()));
    values.put("swarm", Double.toString(plan.swarmShare()));
    values.put(DRAWN_FROM, drawnFrom(plan.swarms()));
    values.put(
        "analysers",
        plan.analysers().stream().map(a -> a.compiler().name()).collect(Collectors.joining(",")));
    return CampaignSettings.of(Map.copyOf(values));
  }

  /** How many flags of each compiler there are to draw, and a digest: others make other tests. */
  static String drawnFrom(Map<String, SwarmFlags> swarms) {
    return new TreeMap<>(swarms)
        .entrySet().stream()
            .map(e -> e.getKey() + " " + e.getValue().count() + "/" + digest(e.getValue()))
            .collect(Collectors.joining(", "));
  }

  private static String digest(SwarmFlags flags) {
    return Integer.toHexString(flags.settings().hashCode());
  }

  /** Whether a campaign has drawn flags, so that it goes on only with the same. */
  static boolean isDrawing(CampaignSettings settings) {
    return !settings.values().getOrDefault(DRAWN_FROM, "").isEmpty();
  }

  /** With the settings of the campaign to go on with, wherever nothing else is asked for. */
  static FuzzWish completed(FuzzWish wish, CampaignSettings before) {
    Map<String, String> values = before.values();
    return new FuzzWish(
        wish.time(),
        wish.count(),
        wish.seed().or(() -> seed(before)),
        wish.jobs(),
        wish.generators().or(words(values.get(GENERATORS), ","), Optional.of(isAdapted(before))),
        wish.feedback(),
        wish.swarm().or(() -> Optional.ofNullable(values.get("swarm")).map(Double::valueOf)),
        wish.reduce(),
        wish.out(),
        wish.resume(),
        wish.json());
  }

  static CompilerOptions completed(CompilerOptions options, CampaignSettings before) {
    Map<String, String> values = before.values();
    String levels = values.getOrDefault("levels", "all");
    List<String> names =
        NAME.matcher(values.getOrDefault("compilers", ""))
            .results()
            .map(match -> match.group(1))
            .toList();
    return options.or(
        names,
        levels.equals("all") ? List.of() : words(levels, ","),
        values.getOrDefault("flags", ""));
  }

  /** Whether the weights of its sources follow what these yield. */
  static boolean isAdapted(CampaignSettings settings) {
    return settings.values().getOrDefault(MIX, "").startsWith(ADAPTED);
  }

  /** Whether a campaign has that mix of sources. */
  static boolean hasMix(CampaignSettings settings, Schedule schedule) {
    Map<String, String> mix = mix(schedule);
    return Stream.of(GENERATORS, MIX)
        .allMatch(key -> Objects.equals(settings.values().get(key), mix.get(key)));
  }

  private static Map<String, String> mix(Schedule schedule) {
    var values = new TreeMap<String, String>();
    values.put(
        GENERATORS,
        schedule.shares().stream()
            .map(share -> share.source().name() + "=" + share.weight())
            .collect(Collectors.joining(",")));
    switch (schedule.order()) {
      case Schedule.Order.Fixed() -> {}
      case Schedule.Order.Adapted(_, Optional<SourceMeter> meter) ->
          values.put(MIX, meter.map(m -> ADAPTED + " by " + m.settings()).orElse(ADAPTED));
    }
    return values;
  }

  private static List<String> words(String text, String divider) {
    return text == null || text.isEmpty() ? List.of() : List.of(text.split(divider));
  }

  static Optional<Seed> seed(CampaignSettings settings) {
    return Optional.ofNullable(settings.values().get("seed")).flatMap(Seed::parse);
  }
}
