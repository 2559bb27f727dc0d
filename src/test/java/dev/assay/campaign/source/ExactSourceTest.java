package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.campaign.config.ExactSettings;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.generate.exact.Size;
import dev.assay.generate.exact.lower.Barrier;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.Knob;
import dev.assay.generate.exact.policy.PolicyOverrides;
import dev.assay.generate.exact.policy.PolicySettings;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class ExactSourceTest {
  /** Small programs, so that the tests are quick. */
  private static final ExactSettings SMALL =
      new ExactSettings(
          Optional.of(Size.SMALL),
          OptionalInt.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          Optional.empty(),
          PolicySettings.DEFAULT);

  private NativeProcessRunner runner;
  private Scratch scratch;

  @BeforeEach
  void open() {
    runner = NativeProcessRunner.detect(System.getenv());
    scratch = runner.scratch();
  }

  @AfterEach
  void close() {
    scratch.close();
    runner.close();
  }

  @Test
  void aTicketGivesTheSameProgramEachTime() {
    var source = new ExactSource(SMALL, List.of(DataModel.LP64));
    Sourced.Made first = make(source, 5);
    assertEquals(first, make(source, 5));
    assertNotEquals(first.test().files(), make(source, 6).test().files());
    assertEquals("exact", first.test().origin().generator());
    assertTrue(first.promise().isPresent());
  }

  @Test
  void anOriginGivesTheSameProgramUnderOtherSettings() {
    var wishes =
        new ExactSettings(
            Optional.of(Size.SMALL),
            OptionalInt.of(3),
            Optional.of(Barrier.ASM),
            OptionalInt.of(1),
            Optional.empty(),
            new PolicySettings(true, PolicyOverrides.NONE.with(Knob.of(Feature.FOR), 0)));
    TestCase test = make(new ExactSource(wishes, List.of(DataModel.ILP32)), 9).test();
    var other = new ExactSource(ExactSettings.DEFAULT, List.of(DataModel.LP64));
    Sourced again = other.again(test.origin(), 0, scratch);
    assertEquals(test, assertInstanceOf(Sourced.Made.class, again).test());
  }

  @Test
  void whatIsNotSetIsDrawn() {
    var source = new ExactSource(SMALL, List.of(DataModel.LP64, DataModel.ILP32));
    var units = new HashSet<Integer>();
    var standards = new HashSet<String>();
    var models = new HashSet<DataModel>();
    for (long seed = 0; seed < 12; seed++) {
      Sourced.Made made = make(source, seed);
      units.add(made.test().units().size());
      standards.add(made.test().standard().spelling());
      models.add(made.promise().orElseThrow().model());
    }
    assertEquals(2, units.size());
    assertTrue(standards.size() > 2, standards.toString());
    assertEquals(2, models.size());
  }

  @Test
  void settingsAreToldSoThatCampaignsCanBeCompared() {
    assertEquals(
        "lp64", new ExactSource(ExactSettings.DEFAULT, List.of(DataModel.LP64)).settings());
    assertEquals(
        "lp64,ilp32 --size small",
        new ExactSource(SMALL, List.of(DataModel.LP64, DataModel.ILP32, DataModel.LP64))
            .settings());
  }

  private Sourced.Made make(ExactSource source, long seed) {
    return assertInstanceOf(
        Sourced.Made.class, source.make(new Ticket(0, new Seed(seed)), scratch));
  }
}
