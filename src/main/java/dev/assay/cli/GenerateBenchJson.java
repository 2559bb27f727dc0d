package dev.assay.cli;

import dev.assay.campaign.bench.CompileCurve;
import dev.assay.campaign.bench.PolicyEffect;
import dev.assay.campaign.bench.SetMeasurement;
import dev.assay.compile.Configuration;
import dev.assay.compile.feedback.SurvivingCode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The results of {@code assay bench generate} for programs. */
final class GenerateBenchJson {
  private GenerateBenchJson() {}

  static JsonLine of(GenerateBenchResults results) {
    return new JsonLine()
        .put("warm_up_seconds", results.warmUp().toSeconds())
        .put("same_programs", results.sameNumber())
        .put("same_bytes", results.sameBytes())
        .put("notes", results.notes())
        .putObjects(
            "generators", results.generators().stream().flatMap(one -> runs(one, results)).toList())
        .putObjects("policies", effects(results));
  }

  /** Each run by itself, so that readers may draw from them what they like. */
  private static Stream<JsonLine> runs(
      GenerateBenchResults.Runs generator, GenerateBenchResults results) {
    return IntStream.range(0, generator.sets().size())
        .mapToObj(i ->
            set(
                new JsonLine().put("name", generator.generator()).put("run", i + 1),
                generator.sets().get(i),
                results));
  }

  private static JsonLine set(
      JsonLine json, SetMeasurement measured, GenerateBenchResults results) {
    return json.put("programs", measured.set().programs().size())
        .put("failures", measured.set().failures())
        .put("bytes", measured.set().bytes())
        .put("cpu_seconds", seconds(measured.set().cpu()))
        .put("programs_per_cpu_second", measured.set().programsPerSecond())
        .put("kilobytes_per_cpu_second", measured.set().kilobytesPerSecond())
        .put("lines_mean", measured.set().meanLines())
        .put("lines_median", measured.set().medianLines())
        .put("counted_programs", measured.lines().size())
        .put("executed_lines", measured.allLines().executed())
        .put("executable_lines", measured.allLines().executable())
        .put("executed_share", measured.allLines().share())
        .putObjects(
            "dead_weight", measured.survivals().stream().map(GenerateBenchJson::survival).toList())
        .putObjects(
            "counters",
            measured.counters().stream().map(one -> counters(one, measured, results)).toList())
        .putObjects(
            "features",
            IntStream.range(0, measured.curves().size())
                .mapToObj(i -> features(i, measured, results))
                .toList());
  }

  private static JsonLine survival(SetMeasurement.SurvivalOf survival) {
    SurvivingCode all = survival.all();
    return new JsonLine()
        .put("compiler", survival.compiler().name())
        .put("version", survival.compiler().version())
        .put("programs", survival.programs().size())
        .put("lines", all.lines())
        .put("surviving_lines", all.surviving())
        .put("dead_share", all.deadShare())
        .put("instructions", all.instructions())
        .put("instructions_optimised", all.optimised());
  }

  private static JsonLine features(
      int index, SetMeasurement measured, GenerateBenchResults results) {
    CompileCurve curve = measured.curves().get(index);
    return configuration(curve.configuration())
        .put("compile_cpu_seconds", seconds(curve.total()))
        .put("features", curve.features(curve.total()))
        .putObjects(
            "cuts",
            GenerateBenchFeatures.PARTS.stream()
                .map(part -> GenerateBenchFeatures.cut(results, index, part))
                .map(time -> cut(time, curve, measured.counters().get(index)))
                .toList());
  }

  private static JsonLine cut(
      Duration time, CompileCurve curve, SetMeasurement.CountersOf counters) {
    return new JsonLine()
        .put("compile_cpu_seconds", seconds(time))
        .put("programs", curve.within(time))
        .put("counters", counters.distinct(curve.within(time)))
        .put("features", curve.features(time));
  }

  private static double seconds(Duration time) {
    return time.toNanos() / 1e9;
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
