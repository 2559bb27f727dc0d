package dev.assay.generate.grammar;

import dev.assay.c.Stmt;
import dev.assay.generate.exact.Budget;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.statement.Statements;
import dev.assay.generate.grammar.snippet.Host;
import dev.assay.generate.grammar.snippet.SnippetRule;
import dev.assay.generate.grammar.statement.Fate;
import dev.assay.random.Rng;
import java.util.List;
import java.util.function.Function;

/**
 * The exact generator as snippets need it: what would be undefined in them is mended like the rest
 * of its programs, so that these keep their answer.
 */
record ExactHost(Statements makers) implements Host<Spot, ExactHost.State> {
  private static final List<Feature> EXPRESSIONS =
      List.of(Feature.CALL_STATEMENT, Feature.COMPOUND, Feature.INCREMENT);
  private static final List<Feature> JUMPS =
      List.of(Feature.BREAK, Feature.CONTINUE, Feature.RETURN);

  /** What making code changes: variables in scope, and what the program may still use. */
  record State(int scope, Budget.Left left) {}

  @Override
  public Rng rng(Spot spot) {
    return spot.rng();
  }

  @Override
  public boolean hasRoom(Spot spot) {
    return spot.draft().budget().statements() > 0;
  }

  @Override
  public boolean fits(SnippetRule rule, Spot spot) {
    return !features(rule, spot).isEmpty();
  }

  private static List<Feature> features(SnippetRule rule, Spot spot) {
    return features(rule).stream().filter(feature -> Statements.fits(spot, feature)).toList();
  }

  private static List<Feature> features(SnippetRule rule) {
    return switch (rule) {
      case ASSIGNMENT -> List.of(Feature.ASSIGNMENT);
      case WHILE -> List.of(Feature.WHILE);
      case DO_WHILE -> List.of(Feature.DO);
      case FOR -> List.of(Feature.FOR);
      case IF, IF_ELSE -> List.of(Feature.IF);
      case SWITCH -> List.of(Feature.SWITCH);
      case LABELED -> List.of(Feature.GOTO);
      case EXPRESSION -> EXPRESSIONS;
      case COMPOUND -> List.of(Feature.BLOCK);
      case JUMP -> JUMPS;
    };
  }

  @Override
  public List<Stmt> statement(
      SnippetRule rule, Spot spot, Fate fate, Function<Spot, List<Stmt>> body) {
    Feature feature = spot.rng().pick(features(rule, spot));
    Statements filled = rule.nests() ? makers.endingBlocks(body) : makers;
    boolean dead = fate == Fate.DEAD && rule.nests() && Statements.fits(spot, Feature.NEVER);
    if (!dead) {
      return filled.statement(spot, feature);
    }
    return makers.never(
        spot,
        inside ->
            Statements.fits(inside, feature)
                ? filled.statement(inside, feature)
                : makers.statement(inside));
  }

  @Override
  public List<Stmt> block(Spot spot) {
    return makers.statement(spot);
  }

  @Override
  public State state(Spot spot) {
    return new State(spot.scope().mark(), spot.draft().budget().left());
  }

  @Override
  public void restore(Spot spot, State state) {
    if (spot.scope().mark() > state.scope()) {
      spot.scope().release(state.scope());
    }
    spot.draft().budget().restore(state.left());
  }
}
