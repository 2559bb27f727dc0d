package dev.assay.generate.grammar;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How large programs are: how many functions, about how many statements, and their lines. */
public enum GrammarSize {
  SMALL(1, 3, 30, 10, 800),
  MEDIUM(2, 6, 120, 40, 3_200),
  LARGE(5, 12, 450, 160, 12_800);

  private final int leastFunctions;
  private final int mostFunctions;
  private final int statements;
  private final int leastLines;
  private final int mostLines;

  GrammarSize(
      int leastFunctions, int mostFunctions, int statements, int leastLines, int mostLines) {
    this.leastFunctions = leastFunctions;
    this.mostFunctions = mostFunctions;
    this.statements = statements;
    this.leastLines = leastLines;
    this.mostLines = mostLines;
  }

  public int leastFunctions() {
    return leastFunctions;
  }

  public int mostFunctions() {
    return mostFunctions;
  }

  /** What functions share before snippets come. */
  public int statements() {
    return statements;
  }

  /** Whether a text is as long as asked for. */
  public boolean allows(long lines) {
    return lines >= leastLines && lines <= mostLines;
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** That of the label. */
  public static Optional<GrammarSize> parse(String label) {
    return Arrays.stream(values()).filter(one -> one.label().equals(label)).findFirst();
  }
}
