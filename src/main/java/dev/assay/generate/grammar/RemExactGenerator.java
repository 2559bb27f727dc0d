package dev.assay.generate.grammar;

import dev.assay.c.Stmt;
import dev.assay.generate.Generated;
import dev.assay.generate.Generator;
import dev.assay.generate.exact.BodyEnd;
import dev.assay.generate.exact.ExactGenerator;
import dev.assay.generate.exact.ExactOptions;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.statement.Statements;
import dev.assay.generate.grammar.snippet.Choices;
import dev.assay.generate.grammar.snippet.SnippetMaker;
import dev.assay.generate.grammar.snippet.SnippetOptions;
import dev.assay.random.Seed;
import java.util.List;

/** Makes programs of the exact generator, with snippets at the end of functions. */
public final class RemExactGenerator implements Generator {
  /** How many statements a snippet may have, beside those that its first ones need. */
  private static final int ROOM = 12;

  private final ExactOptions options;
  private final SnippetOptions snippets;
  private final Choices choices;

  public RemExactGenerator(ExactOptions options, SnippetOptions snippets) {
    this(options, snippets, Choices.anew(snippets));
  }

  public RemExactGenerator(ExactOptions options, SnippetOptions snippets, Choices choices) {
    this.options = options;
    this.snippets = snippets;
    this.choices = choices;
  }

  @Override
  public String name() {
    return RemGenerator.NAME;
  }

  @Override
  public Generated generate(Seed seed) {
    return remanufactured(seed).program();
  }

  /** The program with what was chosen for it. */
  public Remanufactured remanufactured(Seed seed) {
    var last = new End[1];
    var generator = new ExactGenerator(options, () -> last[0] = new End(snippets, choices.begun()));
    Generated program = generator.generate(seed, choices.firstAttempt());
    return new Remanufactured(program, last[0].begun);
  }

  /** The ends of one program's functions. */
  private static final class End implements BodyEnd {
    private final SnippetOptions snippets;
    private final Choices.Begun begun;

    End(SnippetOptions snippets, Choices.Begun begun) {
      this.snippets = snippets;
      this.begun = begun;
    }

    @Override
    public List<Stmt> after(Spot spot, Statements makers) {
      spot.draft().budget().withhold(-ROOM);
      List<Stmt> made = new SnippetMaker<>(new ExactHost(makers), snippets, begun).statements(spot);
      spot.draft().budget().withhold(Math.max(0, spot.draft().budget().statements()));
      return made;
    }

    @Override
    public String told(int attempt) {
      return "--generator remgen --over exact" + begun.text(snippets, attempt);
    }
  }
}
