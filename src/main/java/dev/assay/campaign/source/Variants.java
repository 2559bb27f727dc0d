package dev.assay.campaign.source;

import dev.assay.c.Program;
import dev.assay.c.parse.SourceText;
import dev.assay.compile.process.Scratch;
import dev.assay.generate.exact.lower.ReleaseDifference;
import dev.assay.harvest.FunctionEntry;
import dev.assay.mutate.Donors;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.mutate.variant.Base;
import dev.assay.mutate.variant.Chain;
import dev.assay.mutate.variant.Mix;
import dev.assay.mutate.variant.VariantMaker;
import dev.assay.random.Seed;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes variants as their recipes tell.
 *
 * @param name of the source that they are said to be of
 * @param mix the mutators, and their weights where a recipe tells none
 * @param functions what may be put into programs
 */
record Variants(String name, Mix mix, Bases bases, List<FunctionEntry> functions) {
  private static final String FILE = "test.c";
  private static final String SECOND = "functions.c";

  /** What became of a recipe. */
  sealed interface Done {
    /**
     * A variant, or the program itself if the recipe has no rounds.
     *
     * @param program what it is a variant of
     */
    record Ready(Base program, TestCase test, Chain.Link link, Duration cpu) implements Done {}

    record Failed(String reason, Duration cpu) implements Done {}
  }

  Done make(Seed seed, VariantRecipe recipe, Scratch scratch) {
    return switch (bases.of(recipe.program(), scratch)) {
      case Bases.Found.Useless(String reason, Duration cpu) -> new Done.Failed(reason, cpu);
      case Bases.Found.Ready(TestCase program, Base base, Duration cpu) -> {
        if (recipe.rounds().isEmpty()) {
          var itself = new Chain.Link(base, List.of(), List.of());
          yield new Done.Ready(base, test(seed, recipe, program, base), itself, cpu);
        }
        Equipped equipped = equipped(recipe, scratch);
        Duration all = cpu.plus(equipped.cpu());
        yield Chain.make(equipped.maker(), base, recipe.rounds())
            .<Done>map(
                link -> new Done.Ready(base, test(seed, recipe, program, link.base()), link, all))
            .orElseGet(() -> new Done.Failed("nothing to mutate", all));
      }
    };
  }

  /** What variants are made with, and what it cost to get it. */
  record Equipped(VariantMaker maker, Duration cpu) {}

  Equipped equipped(VariantRecipe recipe, Scratch scratch) {
    var donors = new ArrayList<Program>();
    Duration cpu = Duration.ZERO;
    for (VariantRecipe.Key key : recipe.donors()) {
      Bases.Found found = bases.of(key, scratch);
      cpu = cpu.plus(found.cpu());
      if (found instanceof Bases.Found.Ready ready) {
        donors.add(ready.base().program());
      }
    }
    var maker =
        new VariantMaker(
            mix.with(recipe.mix()),
            VariantMaker.DEFAULT_PROBABILITY,
            VariantMaker.DEFAULT_MOST,
            new Donors(donors, functions));
    return new Equipped(maker, cpu);
  }

  private TestCase test(Seed seed, VariantRecipe recipe, TestCase program, Base base) {
    var origin = new Origin(name, seed, recipe.text());
    return SecondFile.of(base.program())
        .map(parts ->
            new TestCase(
                origin,
                program.standard(),
                List.of(
                    file(FILE, SecondFile.text(parts.first())),
                    file(SECOND, SecondFile.text(parts.second()))),
                List.of(FILE, SECOND),
                List.of(),
                Expectation.NONE))
        .orElseGet(() -> TestCase.of(origin, program.standard(), List.of(file(base)), List.of()));
  }

  /** The text of a program as a file. */
  static SourceFile file(Base base) {
    return file(FILE, base.text());
  }

  private static SourceFile file(String name, String text) {
    // The program was read as one compiler sees it, and others have to read it too.
    String read = ReleaseDifference.withLines(text);
    return new SourceFile(name, new String(SourceText.encode(read), StandardCharsets.ISO_8859_1));
  }
}
