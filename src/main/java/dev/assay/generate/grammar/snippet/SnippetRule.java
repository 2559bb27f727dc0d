package dev.assay.generate.grammar.snippet;

import java.util.Locale;

/** The rules for statements that snippets are made by. */
public enum SnippetRule {
  ASSIGNMENT(false),
  WHILE(true),
  DO_WHILE(true),
  FOR(true),
  IF(true),
  IF_ELSE(true),
  SWITCH(true),
  LABELED(true),
  EXPRESSION(false),
  COMPOUND(true),
  JUMP(false);

  private final boolean nests;

  SnippetRule(boolean nests) {
    this.nests = nests;
  }

  /** Whether there are statements inside. */
  public boolean nests() {
    return nests;
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
