package dev.assay.cli;

import dev.assay.campaign.greybox.Breeder;
import dev.assay.campaign.greybox.FeatureCache;
import dev.assay.campaign.greybox.FeatureMeter;
import dev.assay.campaign.greybox.GreyboxSource;
import dev.assay.campaign.greybox.GreyboxWays;
import dev.assay.campaign.greybox.Roots;
import dev.assay.compile.CacheFolder;
import dev.assay.mutate.changing.MutantMaker;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Makes the sources of a grey-box campaign by their names: {@code greybox@./tests}. */
record GreyboxSources(Workshop workshop, FeedbackWish feedback) {
  /** A source, or the message and exit code of why there is none. */
  sealed interface Choice {
    record Ready(GreyboxSource source) implements Choice {}

    record Impossible(int exit, String message) implements Choice {}
  }

  static boolean isMeant(String name) {
    return List.of(GreyboxWays.NAME, GreyboxWays.BLIND, GreyboxWays.CONSERVATIVE)
        .contains(plain(name));
  }

  private static String plain(String name) {
    int at = name.indexOf('@');
    return at < 0 ? name : name.substring(0, at);
  }

  Choice source(String name) {
    Optional<Path> folder =
        name.contains("@")
            ? Optional.of(Path.of(name.substring(name.indexOf('@') + 1)))
            : Optional.empty();
    if (folder.isPresent() && !Files.isDirectory(folder.get())) {
      return new Choice.Impossible(ExitCode.WRONG_USE, "--corpus: no folder " + folder.get());
    }
    if (plain(name).equals(GreyboxWays.BLIND)) {
      return new Choice.Ready(source(folder, Optional.empty(), false));
    }
    return switch (FeedbackMeters.choose(workshop, feedback)) {
      case FeedbackMeters.Choice.Impossible(int exit, String message) ->
          new Choice.Impossible(exit, message);
      case FeedbackMeters.Choice.Ready(FeatureMeter meter) ->
          new Choice.Ready(
              source(folder, Optional.of(meter), plain(name).equals(GreyboxWays.CONSERVATIVE)));
    };
  }

  private GreyboxSource source(
      Optional<Path> folder, Optional<FeatureMeter> meter, boolean conservative) {
    return new GreyboxSource(ways(workshop, folder, meter, conservative));
  }

  static GreyboxWays ways(
      Workshop workshop,
      Optional<Path> folder,
      Optional<FeatureMeter> meter,
      boolean conservative) {
    return new GreyboxWays(
        new Roots(folder, workshop.runner(), workshop.all(), workshop.runner()::scratch),
        new Breeder(MutantMaker.ofAll(), conservative),
        meter,
        new FeatureCache(Optional.of(CacheFolder.of("features"))),
        GreyboxWays.USUAL_BATCH);
  }
}
