package dev.assay.campaign.greybox;

import dev.assay.compile.Configuration;
import dev.assay.compile.feedback.Features;
import dev.assay.compile.feedback.FeedbackBuild;
import dev.assay.compile.feedback.FeedbackResult;
import dev.assay.compile.feedback.FeedbackSource;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Compiles programs with the compilers that stand for all others, and sees what these do.
 *
 * @param proxies each tells what the sources that fit it can read
 */
public record FeatureMeter(
    ProcessRunner runner, List<FeedbackSource> sources, List<Configuration> proxies) {
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

  /** All that is asked, as text that can be compared. */
  public String settings() {
    return proxies.stream()
            .map(proxy -> proxy + " " + proxy.compiler().version())
            .collect(Collectors.joining(", "))
        + " by "
        + sources.stream().map(FeedbackSource::name).collect(Collectors.joining(","));
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
            all = all.union(Features.of(feedback, proxy));
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
