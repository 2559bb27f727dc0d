package dev.assay.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.campaign.greybox.FeatureMeter;
import dev.assay.campaign.source.Experience;
import dev.assay.campaign.source.Promise;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.compile.Configuration;
import dev.assay.compile.Purpose;
import dev.assay.compile.feedback.FeedbackSources;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.interpret.Execution;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** One program in a few is compiled to see what it makes gcc do. */
final class SourceMeterTest {
  private static final String LOOP =
      "int a[40]; int main(void) { for (int i = 0; i < 40; i++) a[i] = i * 3; return a[7]; }\n";

  private static Sourced.Made made(String text, DataModel model) {
    var test =
        TestCase.of(
            new Origin("s", new Seed(0), ""),
            Standard.DEFAULT,
            List.of(new SourceFile("test.c", text)),
            List.of());
    var promise = new Promise(model, Optional.of(new Execution.Finished(21, "", 1)), false);
    return new Sourced.Made(test, Duration.ZERO, Optional.of(promise));
  }

  /** The names of the counters of so many trials. */
  private static Set<String> counters(Sourced.Made made, long first, int count) {
    Set<String> names = new HashSet<>();
    try (var runner = NativeProcessRunner.detect(System.getenv());
        Scratch scratch = runner.scratch()) {
      var gcc = new Configuration(RealGcc.compiler(), "-O2", List.of(), Purpose.RUN);
      var meter =
          new SourceMeter(new FeatureMeter(runner, FeedbackSources.optimisations(), List.of(gcc)));
      for (long number = first; number < first + count; number++) {
        var ticket = new Ticket(number, new Seed(number));
        SourceMeter.Look look = meter.look(made, ticket, "s", Experience.NONE, scratch);
        names.addAll(look.counters().keySet());
      }
    }
    return names;
  }

  @Test
  void whatAProgramReachesIsRememberedAndLaterCountsForItsSource() {
    Set<String> first = counters(made(LOOP, DataModel.LP64), 0, 30);
    assertTrue(first.size() > 5, first::toString);
    assertTrue(first.stream().allMatch(name -> name.startsWith("reached 0 ")), first::toString);
    Set<String> third = counters(made(LOOP, DataModel.LP64), 2L * Experience.BATCH, 30);
    assertTrue(third.containsAll(Set.of("source 2 measured s", "source 2 gained s")));
    assertEquals(first.size() + 2, third.size());
  }

  @Test
  void whatTheCompilerDoesNotTakeTellsNothing() {
    assertEquals(Set.of(), counters(made("int main(void) { return x; }\n", DataModel.LP64), 0, 30));
    assertEquals(Set.of(), counters(made(LOOP, DataModel.ILP32), 0, 30), "made for another model");
  }
}
