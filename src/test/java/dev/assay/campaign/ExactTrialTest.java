package dev.assay.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.campaign.config.ExactSettings;
import dev.assay.campaign.source.ExactSource;
import dev.assay.campaign.source.Promise;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.generate.exact.Size;
import dev.assay.generate.exact.policy.PolicySettings;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Limits;
import dev.assay.mutate.Setting;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a campaign learns of generated programs is what their generator knows. */
final class ExactTrialTest {
  private static final int PROGRAMS = 8;

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void theTextIsUnderstoodAsTheTreeWasMeant(int files) {
    var wishes =
        new ExactSettings(
            Optional.of(Size.SMALL),
            OptionalInt.of(files),
            Optional.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            PolicySettings.DEFAULT);
    assertUnderstood(new ExactSource(wishes, List.of(DataModel.LP64)), _ -> true, PROGRAMS);
  }

  /** Our parser reads no C++: what such a program means is told by its twin in C. */
  @Test
  void whatCxxMeansIsToldByItsTwin() {
    var wishes =
        new ExactSettings(
            Optional.of(Size.SMALL),
            OptionalInt.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            PolicySettings.DEFAULT);
    var source = new ExactSource(wishes, List.of(DataModel.LP64), true);
    int seen = assertUnderstood(source, TestCase::isCxx, 4 * PROGRAMS);
    assertTrue(seen > 0 && seen < 4 * PROGRAMS, seen + " in C++");
  }

  /** How many programs were looked at. */
  private static int assertUnderstood(ExactSource source, Predicate<TestCase> which, int programs) {
    int count = 0;
    try (var runner = NativeProcessRunner.detect(System.getenv());
        Scratch scratch = runner.scratch()) {
      var understanding = new Understanding(runner, List.of(RealGcc.compiler()), Limits.DEFAULT, 0);
      for (long seed = 0; seed < programs; seed++) {
        var made =
            assertInstanceOf(
                Sourced.Made.class, source.make(new Ticket(seed, new Seed(seed)), scratch));
        if (!which.test(made.test())) {
          continue;
        }
        count++;
        Promise promise = made.promise().orElseThrow();
        var strict = new Setting(DataModel.LP64, new Dialect(made.test().standard(), false, true));
        var known =
            assertInstanceOf(
                Understanding.Understood.Known.class,
                understanding.of(made.test(), Set.of(strict), scratch));
        Execution seen = known.expectation().in(strict).orElseThrow();
        var finished = assertInstanceOf(Execution.Finished.class, seen, "" + made.test().origin());
        assertEquals(promise.expected().orElseThrow().stdout(), finished.stdout());
        assertEquals(promise.expected().orElseThrow().exit(), finished.exit());
        assertEquals(true, known.expectation().comparable(), "compilers are asked for by name");
      }
    }
    return count;
  }
}
