package dev.assay.generate.grammar;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.expression.Numbers;
import dev.assay.generate.grammar.snippet.Host;
import dev.assay.generate.grammar.snippet.SnippetRule;
import dev.assay.generate.grammar.statement.Assignments;
import dev.assay.generate.grammar.statement.Blocks;
import dev.assay.generate.grammar.statement.Body;
import dev.assay.generate.grammar.statement.Branches;
import dev.assay.generate.grammar.statement.Fate;
import dev.assay.generate.grammar.statement.Jumps;
import dev.assay.generate.grammar.statement.Loops;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** The plain generator as snippets need it. */
final class CcgHost implements Host<Place, CcgHost.State> {
  private static final int BLOCK = 2;

  /** What making code changes: labels that have a place, variables in scope, room. */
  record State(Set<String> placed, int scope, int room) {}

  @Override
  public Rng rng(Place place) {
    return place.rng();
  }

  @Override
  public boolean hasRoom(Place place) {
    return place.sketch().hasRoom();
  }

  @Override
  public boolean fits(SnippetRule rule, Place place) {
    return !rule.nests() || place.mayNest();
  }

  @Override
  public List<Stmt> statement(
      SnippetRule rule, Place place, Fate fate, Function<Place, List<Stmt>> inside) {
    place.sketch().spend();
    Body body = inside::apply;
    return switch (rule) {
      case ASSIGNMENT -> List.of(Assignments.number(place));
      case WHILE -> Loops.whileLoop(place, fate, body);
      case DO_WHILE -> Loops.doLoop(place, fate, body);
      case FOR -> Loops.forLoop(place, fate, body);
      case IF -> List.of(Branches.ifThen(place, fate, body));
      case IF_ELSE -> List.of(Branches.ifElse(place, fate, body));
      case SWITCH -> List.of(Branches.switchOver(place, fate, body));
      case LABELED -> Jumps.labeled(place, List.of(body.block(place.nested())));
      case EXPRESSION -> List.of(place.code().evaluate(Numbers.real(place)));
      case COMPOUND -> List.of(body.block(place.nested()));
      case JUMP -> List.of(Jumps.any(place, fate));
    };
  }

  @Override
  public List<Stmt> block(Place place) {
    return Blocks.block(place, BLOCK).items();
  }

  @Override
  public State state(Place place) {
    return new State(place.frame().placed(), place.scope().mark(), place.sketch().room());
  }

  @Override
  public void restore(Place place, State state) {
    place.frame().restore(state.placed());
    if (place.scope().mark() > state.scope()) {
      place.scope().release(state.scope());
    }
    place.sketch().grant(state.room());
  }
}
