package dev.assay.compile.feedback;

import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import java.util.Optional;

/** Compiles programs so that the compiler tells what its optimisations did. */
public record CounterBuild(ProcessRunner runner) {
  /** Whether anything is known of how to ask this compiler. */
  public static boolean knows(Family family) {
    return FeedbackSources.optimisations().stream()
        .anyMatch(source -> source.families().contains(family));
  }

  /** Those of a build in which the compiler was asked for more. */
  public static Feedback counters(Feedback all) {
    return all.toldBy(FeedbackSources.optimisations().stream().map(FeedbackSource::name).toList());
  }

  /**
   * The counters of all units together; empty if one of them does not compile.
   *
   * @param scratch a folder for this alone; what was in it is lost
   */
  public Optional<Feedback> build(TestCase test, Configuration configuration, Scratch scratch) {
    var build = new FeedbackBuild(runner, FeedbackSources.optimisations());
    return build.build(test, configuration, scratch)
            instanceof FeedbackResult.Told(Feedback feedback, _)
        ? Optional.of(feedback)
        : Optional.empty();
  }
}
