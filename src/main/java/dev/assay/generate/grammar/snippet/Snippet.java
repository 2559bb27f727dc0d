package dev.assay.generate.grammar.snippet;

import dev.assay.c.Stmt;
import java.util.List;

/** Code that could be put somewhere, with the rules that it was made by. */
public record Snippet(List<Stmt> statements, GrammarCoverage coverage) {
  public Snippet {
    statements = List.copyOf(statements);
  }
}
