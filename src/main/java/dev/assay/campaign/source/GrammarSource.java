package dev.assay.campaign.source;

import dev.assay.compile.process.Scratch;
import dev.assay.generate.Generated;
import dev.assay.generate.grammar.CcgGenerator;
import dev.assay.generate.grammar.GrammarOptions;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Programs of the grammar: compilers must accept them; few are defined and have an answer.
 *
 * @param onlyGcc whether all compilers under test know what only gcc knows
 */
public record GrammarSource(boolean onlyGcc) implements ProgramSource {
  @Override
  public String name() {
    return CcgGenerator.NAME;
  }

  @Override
  public String settings() {
    return onlyGcc ? "gcc" : "";
  }

  @Override
  public Sourced make(Ticket ticket, Scratch scratch) {
    return made(ticket.seed(), GrammarRecipe.drawn(ticket.seed().child("recipe").rng(), onlyGcc));
  }

  @Override
  public Sourced again(Origin origin, long trial, Scratch scratch) {
    return GrammarRecipe.parse(origin.detail())
        .map(options -> made(origin.seed(), options))
        .orElseGet(() -> new Sourced.Failed("not understood: " + origin.detail(), Duration.ZERO));
  }

  private Sourced made(Seed seed, GrammarOptions options) {
    return sourced(
        new Origin(name(), seed, options.text()),
        new CcgGenerator(options).generate(seed),
        Credit.NONE);
  }

  /** A program as a test; one without an answer is for crashes and hangs alone. */
  static Sourced sourced(Origin origin, Generated generated, Credit credit) {
    List<SourceFile> files =
        generated.files().stream()
            .map(file -> new SourceFile(file.name(), ExactSource.latin1(file.text())))
            .toList();
    TestCase test = TestCase.of(origin, generated.target().treeStandard(), files, List.of());
    var promise = new Promise(generated.target().model(), generated.expected(), false);
    return new Sourced.Made(
        generated.expected().isPresent() ? test : test.expecting(Expectation.UNKNOWABLE),
        Duration.ZERO,
        Optional.of(promise),
        credit);
  }
}
