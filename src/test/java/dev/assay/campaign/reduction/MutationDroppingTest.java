package dev.assay.campaign.reduction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.campaign.RealGcc;
import dev.assay.campaign.source.Experience;
import dev.assay.campaign.source.Injectable;
import dev.assay.campaign.source.ProgramSource;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.campaign.source.VariantSource;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import dev.assay.mutate.preserving.Fcb;
import dev.assay.mutate.preserving.Identity;
import dev.assay.mutate.preserving.Tg;
import dev.assay.mutate.variant.Mix;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MutationDroppingTest {
  private static final Symptom CRASH = new Symptom.Crash("ice in first, at a.cc:1", false);

  private static final String PROGRAM =
      """
      int printf(const char *, ...);
      static int g = 4;
      int main(void) {
        int sum = 0;
        for (int i = 0; i < 5; i++) {
          sum += i ^ g;
          sum ^= 5;
          sum -= g;
          g = sum & 7;
          sum += 3;
        }
        printf("%d\\n", sum);
        return 0;
      }
      """;

  @TempDir Path folder;

  private record One() implements ProgramSource {
    @Override
    public String name() {
      return "one";
    }

    @Override
    public Sourced make(Ticket ticket, Scratch scratch) {
      return new Sourced.Made(Place.test(PROGRAM), Duration.ZERO);
    }
  }

  private static VariantSource source(Place place) {
    return new VariantSource(
        new One(),
        "emi",
        Mix.of(List.of(new Fcb(), new Identity(), new Tg())),
        VariantSource.DEFAULT_VARIANTS,
        Injectable.starter(),
        place.runner(),
        List.of(RealGcc.compiler()),
        Experience.NONE);
  }

  private static TestCase variant(VariantSource source, Place place, String containing) {
    try (Scratch scratch = place.runner().scratch()) {
      for (long number = 1; number < 400; number++) {
        var seed = new Seed(number);
        if (source.make(new Ticket(number, seed, new Seed(1)), scratch) instanceof Sourced.Made made
            && made.test().files().getFirst().text().contains(containing)) {
          return made.test();
        }
      }
    }
    throw new AssertionError("no variant has " + containing);
  }

  private static String crashIf(String text) {
    return """
    if compiling && grep -q '%s' test.c; then
      echo 'test.c:1:1: internal compiler error: in first, at a.cc:1' >&2; exit 4
    fi
    compile
    """
        .formatted(text);
  }

  @Test
  void whatTheBugDoesNotNeedIsLeftOut() throws IOException {
    try (var place = Place.in(folder, crashIf("while ("))) {
      VariantSource source = source(place);
      TestCase test = variant(source, place, "while (");
      MutationDropping.Dropped dropped =
          MutationDropping.of(
                  new Specimen(test, place.bad(), CRASH), place.tools(), source, () -> false)
              .orElseThrow();
      assertEquals(1, dropped.needed().size(), dropped.needed()::toString);
      assertTrue(dropped.isSure());
      TestCase left = dropped.specimen().test();
      assertTrue(left.files().getFirst().text().contains("while ("));
      assertTrue(left.files().getFirst().text().length() < test.files().getFirst().text().length());
      try (Scratch scratch = place.runner().scratch()) {
        var again = source.again(left.origin(), 0, scratch);
        assertEquals(left, assertInstanceOf(Sourced.Made.class, again).test());
      }
    }
  }

  @Test
  void whatWasNotTriedIsNotToldAsNeeded() throws IOException {
    try (var place = Place.in(folder, crashIf("while ("))) {
      VariantSource source = source(place);
      TestCase test = variant(source, place, "while (");
      MutationDropping.Dropped dropped =
          MutationDropping.of(
                  new Specimen(test, place.bad(), CRASH), place.tools(), source, () -> true)
              .orElseThrow();
      assertFalse(dropped.isSure());
      assertEquals(test.files(), dropped.specimen().test().files());
    }
  }

  @Test
  void aBugOfTheProgramItselfNeedsNoMutation() throws IOException {
    try (var place = Place.in(folder, crashIf("printf"))) {
      VariantSource source = source(place);
      MutationDropping.Dropped dropped =
          MutationDropping.of(
                  new Specimen(variant(source, place, "printf"), place.bad(), CRASH),
                  place.tools(),
                  source,
                  () -> false)
              .orElseThrow();
      assertEquals(List.of(), dropped.needed());
      assertFalse(dropped.specimen().test().files().getFirst().text().contains("while ("));
    }
  }

  @Test
  void whatIsNoVariantIsLeftAlone() throws IOException {
    try (var place = Place.in(folder, crashIf("printf"))) {
      var specimen = new Specimen(Place.test(PROGRAM), place.bad(), CRASH);
      assertEquals(
          Optional.empty(),
          MutationDropping.of(specimen, place.tools(), source(place), () -> false));
    }
  }
}
