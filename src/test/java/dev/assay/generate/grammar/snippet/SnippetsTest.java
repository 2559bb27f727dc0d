package dev.assay.generate.grammar.snippet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Standard;
import dev.assay.c.Stmt;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Coverage of the grammar, and which snippets are chosen for it. */
final class SnippetsTest {
  private static final Rng RNG = new Seed(1).rng();

  private static GrammarCoverage coverage(SnippetRule... rules) {
    return Arrays.stream(rules).reduce(GrammarCoverage.NONE, GrammarCoverage::with, (a, _) -> a);
  }

  private static List<Stmt> statements(String code) {
    String text = "int a, b; void f(void) { " + code + " }";
    Decl last =
        Parser.parse(SourceText.of("t.c", text), DataModel.LP64, Standard.DEFAULT)
            .program()
            .declarations()
            .getLast();
    return ((Decl.Function) last).body().orElseThrow().items();
  }

  private static Snippet snippet(String code, SnippetRule... rules) {
    return new Snippet(statements(code), coverage(rules));
  }

  @Test
  void coverageCountsRules() {
    GrammarCoverage two = coverage(SnippetRule.FOR, SnippetRule.IF, SnippetRule.FOR);
    assertEquals(2, two.count(SnippetRule.FOR));
    assertEquals(1, two.count(SnippetRule.IF));
    assertEquals(0, two.count(SnippetRule.SWITCH));
    assertEquals(5, two.sumOfSquares());
    assertEquals(0, GrammarCoverage.NONE.sumOfSquares());
  }

  @Test
  void pairsAreOfWhatStandsRightInside() {
    assertEquals(
        Set.of("snippet>If", "If>Name", "If>For", "For>Break"),
        RulePairs.of(statements("if (a) { for (;;) break; }")));
    assertEquals(
        Set.of("snippet>Expression", "Expression>Assign", "Assign>Name", "Assign>+", "+>Name"),
        RulePairs.of(statements("a = b + a;")));
  }

  @Test
  void theLargestCoverageIsChosen() {
    List<Snippet> candidates =
        List.of(
            snippet("a = 1;", SnippetRule.ASSIGNMENT),
            snippet("for (;;) for (;;) ;", SnippetRule.FOR, SnippetRule.FOR),
            snippet("if (a) for (;;) ;", SnippetRule.IF, SnippetRule.FOR));
    assertEquals(1, Selection.largest().choose(candidates, RNG));
  }

  @Test
  void whatIsNewIsChosenBeforeWhatIsLarge() {
    List<Snippet> candidates =
        List.of(
            snippet("while (a) while (b) ;", SnippetRule.WHILE, SnippetRule.WHILE),
            snippet("a = b;", SnippetRule.ASSIGNMENT));
    assertEquals(0, Selection.novel(Set.of()).choose(candidates, RNG));
    Set<String> known = RulePairs.of(candidates.getFirst().statements());
    assertEquals(1, Selection.novel(known).choose(candidates, RNG));
  }

  @Test
  void recordedChoicesAreMadeAgain() {
    List<Snippet> candidates = List.of(snippet("a = 1;"), snippet("b = 1;"), snippet("a = b;"));
    Selection again = Selection.recorded(List.of(2, 0, 1));
    assertEquals(2, again.choose(candidates, RNG));
    assertEquals(0, again.choose(candidates, RNG));
    assertEquals(1, again.choose(candidates, RNG));
    assertEquals(0, again.choose(candidates, RNG), "nothing more is recorded");
  }

  @Test
  void aRandomChoiceIsOneOfThem() {
    List<Snippet> candidates = List.of(snippet("a = 1;"), snippet("b = 1;"));
    int sum = 0;
    for (int i = 0; i < 40; i++) {
      sum += Selection.random().choose(candidates, RNG);
    }
    assertTrue(sum > 0 && sum < 40, "both are chosen at times");
  }
}
