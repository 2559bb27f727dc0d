package dev.assay.campaign.growth;

import dev.assay.compile.Configuration;
import dev.assay.compile.timing.TimeReport;
import dev.assay.judge.growth.Blame;
import dev.assay.judge.growth.Series;
import dev.assay.judge.growth.Steep;
import dev.assay.mutate.scaling.Scalable;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A compiler that takes far longer than others for a program that grows.
 *
 * @param steep its configurations that do, the slowest first
 * @param series the times of all configurations
 * @param blame the pass that the time is spent in, where the compiler tells
 */
public record GrowthFinding(
    Scalable scalable, List<Steep> steep, List<Series> series, Optional<Blame> blame) {
  public GrowthFinding {
    steep = List.copyOf(steep);
    series = List.copyOf(series);
  }

  public Steep worst() {
    return steep.getFirst();
  }

  /** What makes it this one: the kind of compiler, of growth, and the pass. */
  public String signature() {
    return signature(worst().configuration(), scalable, blame);
  }

  static String signature(Configuration configuration, Scalable scalable, Optional<Blame> blame) {
    return configuration.compiler().family().name().toLowerCase(Locale.ROOT)
        + ": "
        + scalable.scaling().name()
        + ": "
        + blame.map(Blame::pass).orElse("unknown pass");
  }

  /** The program in the smallest size that shows it. */
  public String program() {
    return scalable.text(worst().shown());
  }

  /** What compiles the file of that program and tells the times of passes. */
  public List<String> command() {
    return Compilation.command(
        GrowthLook.test(scalable, ""), worst().configuration(), List.of(TimeReport.FLAG));
  }
}
