package dev.assay.generate.grammar.snippet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.grammar.statement.Fate;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** How snippets are made: with a generator that only counts what it is asked for. */
final class SnippetMakerTest {
  /** Its places are depths; its state is how many statements it has made. */
  private static final class Counting implements Host<Integer, Integer> {
    private final Rng rng = new Seed(3).rng();
    private int made;
    private int deepest;
    private int room = Integer.MAX_VALUE;
    private final List<Integer> restored = new ArrayList<>();
    private final List<Fate> fates = new ArrayList<>();

    @Override
    public Rng rng(Integer place) {
      return rng;
    }

    @Override
    public boolean hasRoom(Integer place) {
      return made < room;
    }

    @Override
    public boolean fits(SnippetRule rule, Integer place) {
      return rule != SnippetRule.SWITCH;
    }

    @Override
    public List<Stmt> statement(
        SnippetRule rule, Integer place, Fate fate, Function<Integer, List<Stmt>> body) {
      assertTrue(rule != SnippetRule.SWITCH, "it does not fit");
      made++;
      fates.add(fate);
      deepest = Math.max(deepest, place);
      return rule.nests()
          ? List.of(new Stmt.Block(body.apply(place + 1), Span.NONE))
          : List.of(new Stmt.Break(Span.NONE));
    }

    @Override
    public List<Stmt> block(Integer place) {
      return List.of(new Stmt.Continue(Span.NONE));
    }

    @Override
    public Integer state(Integer place) {
      return made;
    }

    @Override
    public void restore(Integer place, Integer state) {
      restored.add(state);
      made = state;
    }
  }

  private static SnippetMaker<Integer, Integer> maker(
      Counting host, SnippetOptions options, Selection selection) {
    return new SnippetMaker<>(host, options, selection);
  }

  @Test
  void asManyCandidatesAsTheBoundSays() {
    var host = new Counting();
    var seen = new ArrayList<Integer>();
    maker(
            host,
            SnippetOptions.DEFAULT.withBound(7),
            (candidates, _) -> {
              seen.add(candidates.size());
              return 3;
            })
        .statements(0);
    assertEquals(List.of(7), seen);
    assertEquals(8, host.restored.size(), "once after each, and to the chosen one's end");
    assertTrue(host.restored.getLast() > 0, "what the chosen one changed stays");
  }

  @Test
  void statementsAreNestedAsDeepAsAllowed() {
    for (int depth = 0; depth < 4; depth++) {
      var host = new Counting();
      var options = new SnippetOptions(60, depth, SnippetOptions.Choice.LARGEST, true);
      maker(host, options, Selection.largest()).statements(0);
      assertEquals(depth, host.deepest);
    }
  }

  @Test
  void halfOfTheStatementsAreAlive() {
    var host = new Counting();
    maker(host, SnippetOptions.DEFAULT.withBound(50), Selection.largest()).statements(0);
    long alive = host.fates.stream().filter(fate -> fate == Fate.LIVE).count();
    assertTrue(alive > host.fates.size() / 3 && alive < host.fates.size() * 2 / 3);
  }

  @Test
  void everyOneCanBeUsed() {
    var host = new Counting();
    var options = SnippetOptions.DEFAULT.withBound(5).with(SnippetOptions.Choice.EVERY);
    List<Stmt> all = maker(host, options, Selection.largest()).statements(0);
    assertTrue(all.size() >= 5);
    assertEquals(List.of(), host.restored);
    var full = new Counting();
    full.room = 0;
    maker(full, options, Selection.largest()).statements(0);
    assertTrue(full.made < host.made, "after the first there is no room");
  }

  @Test
  void withoutGrammarTheGeneratorsOwnBlocksAreTaken() {
    var host = new Counting();
    var options = SnippetOptions.DEFAULT.withoutGrammar();
    assertEquals(
        List.of(new Stmt.Continue(Span.NONE)),
        maker(host, options, Selection.largest()).statements(0));
    assertEquals(0, host.made);
  }

  @Test
  void whatTheSelectionSaysIsUsed() {
    var first = new ArrayList<List<Stmt>>();
    List<Stmt> used =
        maker(
                new Counting(),
                SnippetOptions.DEFAULT,
                (candidates, _) -> {
                  candidates.forEach(c -> first.add(c.statements()));
                  return 4;
                })
            .statements(0);
    assertEquals(first.get(4), used);
  }
}
