package dev.assay.cli;

import dev.assay.campaign.Plan;
import dev.assay.campaign.Plans;
import dev.assay.campaign.Schedule;
import dev.assay.compile.Compiler;
import dev.assay.compile.Levels;
import dev.assay.compile.find.TestedReleases;
import dev.assay.compile.find.VersionText;
import dev.assay.compile.swarm.FlagLearning;
import dev.assay.random.Seed;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a campaign says first: all that it will do, in five lines. */
final class FuzzOpening {
  private FuzzOpening() {}

  static String text(
      Seed seed, Path out, Plan plan, Schedule schedule, long done, FlagLearning learning) {
    var text = new StringBuilder();
    text.append("assay fuzz: seed ").append(seed).append(", into ").append(out);
    text.append("; Ctrl-C stops, nothing is lost\n");
    text.append("  compilers  ").append(compilers(plan)).append('\n');
    text.append("  targets    ").append(targets(plan)).append('\n');
    text.append("  levels     ").append(levels(plan)).append('\n');
    text.append("  programs   ").append(programs(schedule)).append('\n');
    if (done > 0) {
      text.append("Going on after ").append(done).append(" programs.\n");
    }
    if (!learning.standing().isDone()) {
      text.append(
          "The flags of each compiler are tried meanwhile (kept for the next time); the first ");
      text.append(Plans.FIRST).append(" programs do without.\n");
    }
    return text.toString();
  }

  private static String compilers(Plan plan) {
    return plan.compilers().stream().map(FuzzOpening::compiler).collect(Collectors.joining(", "));
  }

  private static String compiler(Compiler compiler) {
    String number = VersionText.number(compiler.version());
    String newer =
        TestedReleases.of(compiler) == TestedReleases.Standing.NEWER
            ? "newer than Assay was tested with"
            : "";
    String more =
        List.of(number, newer).stream()
            .filter(word -> !word.isEmpty())
            .collect(Collectors.joining(", "));
    return compiler.name() + (more.isEmpty() ? "" : " (" + more + ")");
  }

  /** One compiler may be used for several, so that each is named once. */
  private static String targets(Plan plan) {
    return plan.compilers().stream()
        .map(compiler ->
            (compiler.target().isEmpty() ? "this machine" : compiler.target())
                + (compiler.runner().isEmpty() ? "" : " (emulated)"))
        .map(target -> target.replace("-pc-", "-"))
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private static String levels(Plan plan) {
    String all =
        plan.everything().stream()
            .map(way -> way.level())
            .filter(level -> !level.isEmpty())
            .distinct()
            .sorted(Levels.ORDER)
            .collect(Collectors.joining(" "));
    return (all.isEmpty() ? "each compiler's own" : all)
        + (plan.flags().isEmpty() ? "" : " with " + String.join(" ", plan.flags()))
        + (plan.swarmShare() > 0
            ? String.format(
                Locale.ROOT, "; %.0f%% of the builds with drawn flags", 100 * plan.swarmShare())
            : "");
  }

  private static String programs(Schedule schedule) {
    String all =
        schedule.shares().stream()
            .map(share -> share.source().name() + " " + share.weight())
            .collect(Collectors.joining(", "));
    return switch (schedule.order()) {
      case Schedule.Order.Fixed() -> all;
      case Schedule.Order.Adapted _ -> all + "; shares follow what they find (--explain)";
    };
  }
}
