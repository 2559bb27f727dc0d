package dev.assay.generate.grammar;

import dev.assay.generate.Generated;
import dev.assay.generate.Generator;
import dev.assay.random.Seed;

/**
 * Makes programs that compilers must accept, whatever they would do when run.
 *
 * <p>Functions, variables, blocks, statements and expressions are drawn with little restraint; the
 * types are right, the rest is chance. A program that happens to do only what C defines comes with
 * its answer.
 */
public final class CcgGenerator implements Generator {
  public static final String NAME = "ccg";

  private final GrammarOptions options;

  public CcgGenerator(GrammarOptions options) {
    this.options = options;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Generated generate(Seed seed) {
    String heading = "assay generate --generator ccg --seed " + seed + " " + options.text();
    return GrammarGenerator.generate(
        seed, options, _ -> heading, 1, sketch -> new Assembly(sketch, BodyEnd.NOTHING).program());
  }
}
