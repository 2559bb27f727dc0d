package dev.assay.cli;

import dev.assay.campaign.bench.PolicyEffect;
import dev.assay.campaign.bench.SetMeasurement;
import dev.assay.compile.Configuration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The results of {@code assay bench generate} for programs. */
final class GenerateBenchJson {
  private GenerateBenchJson() {}

  static JsonLine of(GenerateBenchResults results) {
    return new JsonLine()
        .put("warm_up_seconds", results.warmUp().toSeconds())
        .put("same_programs", results.sameNumber())
        .put("same_bytes", results.sameBytes())
        .put("notes", results.notes())
        .putObjects("generators", results.sets().stream().map(one -> set(one, results)).toList())
        .putObjects("policies", effects(results));
  }

  private static JsonLine set(SetMeasurement measured, GenerateBenchResults results) {
    return new JsonLine()
        .put("name", measured.set().generator())
        .put("programs", measured.set().programs().size())
        .put("failures", measured.set().failures())
        .put("bytes", measured.set().bytes())
        .put("cpu_seconds", measured.set().cpu().toNanos() / 1e9)
        .put("programs_per_cpu_second", measured.set().programsPerSecond())
        .put("kilobytes_per_cpu_second", measured.set().kilobytesPerSecond())
        .put("lines_mean", measured.set().meanLines())
        .put("lines_median", measured.set().medianLines())
        .put("counted_programs", measured.lines().size())
        .put("executed_lines", measured.allLines().executed())
        .put("executable_lines", measured.allLines().executable())
        .put("executed_share", measured.allLines().share())
        .putObjects(
            "counters",
            measured.counters().stream().map(one -> counters(one, measured, results)).toList());
  }

  private static JsonLine counters(
      SetMeasurement.CountersOf counters, SetMeasurement measured, GenerateBenchResults results) {
    int reaching = measured.set().reaching(results.sameBytes());
    return configuration(counters.configuration())
        .put("distinct_in_same_programs", counters.distinct(results.sameNumber()))
        .put("distinct_in_same_bytes", counters.distinct(reaching))
        .put("magnitudes_in_same_programs", counters.distinctMagnitudes(results.sameNumber()))
        .put("magnitudes_in_same_bytes", counters.distinctMagnitudes(reaching))
        .put("programs_of_same_bytes", reaching)
        .put("not_compiled", counters.failures());
  }

  private static JsonLine configuration(Configuration configuration) {
    return new JsonLine()
        .put("compiler", configuration.compiler().name())
        .put("version", configuration.compiler().version())
        .put("options", configuration.options());
  }

  private static List<JsonLine> effects(GenerateBenchResults results) {
    var all = new ArrayList<JsonLine>();
    List<PolicyEffect> effects = results.effects();
    for (int i = 0; i < effects.size(); i++) {
      PolicyEffect effect = effects.get(i);
      all.add(
          configuration(results.configurations().get(i))
              .put("higher", effect.number(PolicyEffect.Direction.HIGHER))
              .put("lower", effect.number(PolicyEffect.Direction.LOWER))
              .put("comparable", effect.number(PolicyEffect.Direction.COMPARABLE))
              .put("geometric_mean_ratio", effect.geometricMeanRatio())
              .putObjects("counters", effect.rows().stream().map(GenerateBenchJson::row).toList()));
    }
    return all;
  }

  private static JsonLine row(PolicyEffect.Row row) {
    return new JsonLine()
        .put("name", row.counter())
        .put("with", row.with())
        .put("without", row.without())
        .put("direction", row.direction().name().toLowerCase(Locale.ROOT))
        .put("ratio", row.ratio());
  }
}
