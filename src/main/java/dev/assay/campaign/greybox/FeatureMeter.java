package dev.assay.campaign.greybox;

import dev.assay.compile.Configuration;
import dev.assay.compile.feedback.Feature;
import dev.assay.compile.feedback.Features;
import dev.assay.compile.feedback.Feedback;
import dev.assay.compile.feedback.FeedbackBuild;
import dev.assay.compile.feedback.FeedbackResult;
import dev.assay.compile.feedback.FeedbackSource;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Compiles programs with the compilers that stand for all others, and sees what these do.
 *
 * @param proxies each tells what the sources that fit it can read
 * @param counts whether it matters how often something happens, in powers of two
 */
public record FeatureMeter(
    ProcessRunner runner,
    List<FeedbackSource> sources,
    List<Configuration> proxies,
    boolean counts) {
  public FeatureMeter(
      ProcessRunner runner, List<FeedbackSource> sources, List<Configuration> proxies) {
    this(runner, sources, proxies, true);
  }

  public FeatureMeter {
    sources = List.copyOf(sources);
    proxies = List.copyOf(proxies);
  }

  /** What a program showed. */
  public sealed interface Measured {
    Duration cpu();

    record Seen(Features features, Duration cpu) implements Measured {}

    /** A compiler does not take the program, or tells nothing, for this reason. */
    record Refused(String reason, Duration cpu) implements Measured {}

    /** A compiler crashed or hung. */
    record Died(Duration cpu) implements Measured {}
  }

  /** One for which it matters only whether something happens. */
  public FeatureMeter withoutCounts() {
    return new FeatureMeter(runner, sources, proxies, false);
  }

  private List<Feature> features(Feedback feedback, Configuration proxy) {
    List<Feature> all = Feature.of(feedback, proxy);
    return counts ? all : all.stream().map(Feature::atAll).toList();
  }

  /** All that is asked, as text that can be compared. */
  public String settings() {
    return proxies.stream()
            .map(proxy -> proxy + " " + proxy.compiler().version())
            .collect(Collectors.joining(", "))
        + " by "
        + sources.stream().map(FeedbackSource::name).collect(Collectors.joining(","))
        + (counts ? "" : " without counts");
  }

  /** The names of those of some features that a program shows, for people. */
  public List<String> named(TestCase test, Features wanted, Scratch scratch) {
    var names = new ArrayList<String>();
    for (Configuration proxy : proxies) {
      if (new FeedbackBuild(runner, sources).build(test, proxy, scratch)
          instanceof FeedbackResult.Told(var feedback, var _)) {
        features(feedback, proxy).stream()
            .filter(wanted::contains)
            .forEach(feature -> names.add(feature.toString()));
      }
    }
    return names;
  }

  /** The scratch folder is free for use. */
  public Measured measure(TestCase test, Scratch scratch) {
    Features all = Features.NONE;
    Duration cpu = Duration.ZERO;
    for (Configuration proxy : proxies) {
      FeedbackResult result = new FeedbackBuild(runner, sources).build(test, proxy, scratch);
      cpu = cpu.plus(result.cpu());
      switch (result) {
        case FeedbackResult.Told(var feedback, var _) ->
            all = all.union(Features.of(features(feedback, proxy)));
        case FeedbackResult.Rejected(String message, var _) -> {
          return new Measured.Refused(proxy + ": " + message, cpu);
        }
        case FeedbackResult.Untold(String reason, var _) -> {
          return new Measured.Refused(proxy + ": " + reason, cpu);
        }
        case FeedbackResult.Died _ -> {
          return new Measured.Died(cpu);
        }
      }
    }
    return new Measured.Seen(all, cpu);
  }
}
