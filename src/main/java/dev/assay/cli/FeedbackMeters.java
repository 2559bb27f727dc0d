package dev.assay.cli;

import dev.assay.campaign.SourceMeter;
import dev.assay.campaign.greybox.FeatureMeter;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Purpose;
import dev.assay.compile.SearchPath;
import dev.assay.compile.feedback.FeedbackSource;
import dev.assay.compile.feedback.FeedbackSources;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds what tells of programs what they make compilers do. */
final class FeedbackMeters {
  private static final String LEVEL = "-O2";

  private FeedbackMeters() {}

  /** What measures, or the message and exit code of why nothing does. */
  sealed interface Choice {
    record Ready(FeatureMeter meter) implements Choice {}

    record Impossible(int exit, String message) implements Choice {}
  }

  static Choice choose(Workshop workshop, FeedbackWish wish) {
    SearchPath path = SearchPath.ofEnvironment();
    var sources = new ArrayList<FeedbackSource>();
    for (String name : wish.sources()) {
      Optional<FeedbackSource> source = FeedbackSources.named(name, path);
      if (source.isEmpty()) {
        return new Choice.Impossible(
            ExitCode.WRONG_USE, "--feedback: no '" + name + "'; '--feedback list' lists all");
      }
      sources.add(source.get());
    }
    if (sources.isEmpty()) {
      sources.addAll(FeedbackSources.usual(path));
    }
    var proxies = new ArrayList<Compiler>();
    for (String name : wish.proxies()) {
      Optional<Compiler> found =
          workshop.all().stream().filter(c -> c.name().equals(name)).findFirst();
      if (found.isEmpty()) {
        return new Choice.Impossible(
            ExitCode.WRONG_USE, "--proxies: no compiler " + name + "; see 'assay compilers'");
      }
      proxies.add(found.get());
    }
    return ready(workshop, sources, proxies.isEmpty() ? usual(workshop) : proxies);
  }

  /** What compares the sources of a campaign; empty if no compiler under test tells anything. */
  static Optional<SourceMeter> ofSources(Workshop workshop) {
    List<FeedbackSource> sources = FeedbackSources.optimisations();
    List<Configuration> proxies =
        usual(workshop).stream()
            .filter(proxy -> sources.stream().anyMatch(s -> s.problem(proxy).isEmpty()))
            .map(FeedbackMeters::configuration)
            .toList();
    return proxies.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new SourceMeter(new FeatureMeter(workshop.runner(), sources, proxies).withoutCounts()));
  }

  private static Choice ready(
      Workshop workshop, List<FeedbackSource> sources, List<Compiler> proxies) {
    for (Compiler proxy : proxies) {
      if (sources.stream().noneMatch(source -> source.problem(proxy).isEmpty())) {
        return new Choice.Impossible(
            ExitCode.WRONG_USE,
            proxy.name()
                + " tells nothing: "
                + sources.getFirst().problem(proxy).orElse("no source fits it"));
      }
    }
    return proxies.isEmpty()
        ? new Choice.Impossible(
            ExitCode.MACHINE_LACKS,
            "feedback needs a gcc or a clang (Debian/Ubuntu: apt-get install gcc), or"
                + " --no-feedback")
        : new Choice.Ready(
            new FeatureMeter(
                workshop.runner(),
                sources,
                proxies.stream().map(FeedbackMeters::configuration).toList()));
  }

  /** The newest of each family among those under test: found ones are in the order of age. */
  private static List<Compiler> usual(Workshop workshop) {
    return Stream.of(Family.GCC, Family.CLANG)
        .flatMap(family ->
            workshop.compilers().stream()
                .filter(c -> c.family() == family && c.runner().isEmpty())
                .reduce((_, newer) -> newer)
                .stream())
        .toList();
  }

  private static Configuration configuration(Compiler compiler) {
    String level = compiler.levels().contains(LEVEL) ? LEVEL : compiler.levels().getLast();
    return new Configuration(compiler, level, List.of(), Purpose.RUN);
  }
}
