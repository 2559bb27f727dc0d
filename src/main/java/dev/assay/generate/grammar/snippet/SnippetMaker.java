package dev.assay.generate.grammar.snippet;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.statement.Fate;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes snippets for a place and chooses which of them are used there.
 *
 * @param <P> the generator's places
 * @param <S> what making code changes
 */
public final class SnippetMaker<P, S> {
  private static final int MOST_IN_A_ROW = 6;

  private final Host<P, S> host;
  private final SnippetOptions options;
  private final Selection selection;
  private GrammarCoverage coverage = GrammarCoverage.NONE;

  /** The selection is asked unless every snippet is used. */
  public SnippetMaker(Host<P, S> host, SnippetOptions options, Selection selection) {
    this.host = host;
    this.options = options;
    this.selection = selection;
  }

  private record Candidate<S>(Snippet snippet, S after) {}

  /** The statements that go to the place. */
  public List<Stmt> statements(P place) {
    if (options.choice() == SnippetOptions.Choice.EVERY) {
      var all = new ArrayList<Stmt>();
      for (int i = 0; i < options.bound() && (i == 0 || host.hasRoom(place)); i++) {
        all.addAll(snippet(place).statements());
      }
      return all;
    }
    var candidates = new ArrayList<Candidate<S>>();
    S before = host.state(place);
    for (int i = 0; i < options.bound(); i++) {
      Snippet snippet = snippet(place);
      candidates.add(new Candidate<>(snippet, host.state(place)));
      host.restore(place, before);
    }
    int chosen =
        selection.choose(candidates.stream().map(Candidate::snippet).toList(), host.rng(place));
    host.restore(place, candidates.get(chosen).after());
    return candidates.get(chosen).snippet().statements();
  }

  private Snippet snippet(P place) {
    coverage = GrammarCoverage.NONE;
    List<Stmt> made = options.grammar() ? sequence(place, 0) : host.block(place);
    return new Snippet(made, coverage);
  }

  /** One statement, or one and then more. */
  private List<Stmt> sequence(P place, int depth) {
    var made = new ArrayList<>(statement(place, depth));
    for (int i = 1; i < MOST_IN_A_ROW && host.rng(place).nextBoolean(); i++) {
      made.addAll(statement(place, depth));
    }
    return made;
  }

  private List<Stmt> statement(P place, int depth) {
    Rng rng = host.rng(place);
    List<SnippetRule> fitting =
        List.of(SnippetRule.values()).stream()
            .filter(rule -> !(rule.nests() && depth >= options.depth()))
            .filter(rule -> host.fits(rule, place))
            .toList();
    SnippetRule rule = rng.pick(fitting);
    coverage = coverage.with(rule);
    Fate fate = rng.nextBoolean() ? Fate.LIVE : Fate.DEAD;
    return host.statement(rule, place, fate, inside -> body(inside, depth + 1));
  }

  /** A block of the generator's own, and then what the grammar adds. */
  private List<Stmt> body(P place, int depth) {
    var made = new ArrayList<>(host.block(place));
    made.addAll(sequence(place, depth));
    return made;
  }
}
