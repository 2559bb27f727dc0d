package dev.assay.generate.grammar;

import dev.assay.generate.Generated;
import dev.assay.generate.Generator;
import dev.assay.generate.grammar.snippet.Choices;
import dev.assay.generate.grammar.snippet.SnippetMaker;
import dev.assay.generate.grammar.snippet.SnippetOptions;
import dev.assay.random.Seed;

/**
 * Makes programs of the plain generator, and puts after the last statement of each function one of
 * several snippets that the grammar made for that place: the most diverse one.
 */
public final class RemGenerator implements Generator {
  public static final String NAME = "remgen";

  private final GrammarOptions options;
  private final SnippetOptions snippets;
  private final Choices choices;

  public RemGenerator(GrammarOptions options, SnippetOptions snippets) {
    this(options, snippets, Choices.anew(snippets));
  }

  public RemGenerator(GrammarOptions options, SnippetOptions snippets, Choices choices) {
    this.options = options;
    this.snippets = snippets;
    this.choices = choices;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Generated generate(Seed seed) {
    return remanufactured(seed).program();
  }

  /** The program with what was chosen for it. */
  public Remanufactured remanufactured(Seed seed) {
    var last = new Choices.Begun[1];
    String heading = "assay generate --generator remgen --seed " + seed + " " + options.text();
    Generated program =
        GrammarGenerator.generate(
            seed,
            options,
            attempt -> heading + last[0].text(snippets, attempt),
            choices.firstAttempt(),
            sketch -> {
              last[0] = choices.begun();
              var maker = new SnippetMaker<>(new CcgHost(), snippets, last[0]);
              return new Assembly(sketch, maker::statements).program();
            });
    return new Remanufactured(program, last[0]);
  }
}
