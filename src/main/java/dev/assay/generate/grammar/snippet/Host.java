package dev.assay.generate.grammar.snippet;

import dev.assay.c.Stmt;
import dev.assay.generate.grammar.statement.Fate;
import dev.assay.random.Rng;
import java.util.List;
import java.util.function.Function;

/**
 * A generator as snippets need it: what it can make at a place where its own code has ended.
 *
 * @param <P> its places: the contexts that code is made in
 * @param <S> what making code changes, and what is put back when the code is thrown away
 */
public interface Host<P, S> {
  Rng rng(P place);

  /** Whether more snippets may follow: programs have a size. */
  boolean hasRoom(P place);

  /** Whether a statement of the rule can be made there. */
  boolean fits(SnippetRule rule, P place);

  /**
   * A statement of a rule, with what must stand before it.
   *
   * @param body makes what stands inside of it
   */
  List<Stmt> statement(SnippetRule rule, P place, Fate fate, Function<P, List<Stmt>> body);

  /** Statements as the generator itself makes them for a block. */
  List<Stmt> block(P place);

  /** What is to be put back if what is made from now on is thrown away. */
  S state(P place);

  /**
   * Goes back to a state, or on to one that was left for an earlier one: what counts are labels and
   * room; variables that a snippet declares are out of scope behind it.
   */
  void restore(P place, S state);
}
