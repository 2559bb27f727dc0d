package dev.assay.generate.grammar.snippet;

import java.util.Locale;

/**
 * How snippets are made and which of them are used.
 *
 * @param bound so many candidates there are for a place
 * @param depth how deep statements of a snippet may be nested
 * @param choice which of the candidates are used
 * @param grammar whether they are made by the grammar, or only of the generator's own blocks
 */
public record SnippetOptions(int bound, int depth, Choice choice, boolean grammar) {
  public static final SnippetOptions DEFAULT = new SnippetOptions(10, 3, Choice.LARGEST, true);

  /** Which candidates are used. */
  public enum Choice {
    /** The one with the largest coverage. */
    LARGEST,
    /** The one with most that is new. */
    NOVEL,
    /** Any one. */
    RANDOM,
    /** All of them, as far as there is room. */
    EVERY;

    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** As options of {@code assay generate}, each after a space. */
  public String text() {
    return " --bound "
        + bound
        + " --snippet-depth "
        + depth
        + " --selection "
        + choice.label()
        + (grammar ? "" : " --no-grammar");
  }

  public SnippetOptions with(Choice changed) {
    return new SnippetOptions(bound, depth, changed, grammar);
  }

  public SnippetOptions withBound(int changed) {
    return new SnippetOptions(changed, depth, choice, grammar);
  }

  public SnippetOptions withoutGrammar() {
    return new SnippetOptions(bound, depth, choice, false);
  }
}
