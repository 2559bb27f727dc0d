package dev.assay.cli;

import java.io.Console;
import java.util.Optional;

/** Whether a person is looking, and how wide the window is. */
final class Terminal {
  private static final int USUAL_WIDTH = 100;

  private Terminal() {}

  static boolean isThere() {
    return Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
  }

  /** By the variable that shells keep; what does not fit is cut. */
  static int width() {
    String columns = System.getenv().getOrDefault("COLUMNS", "");
    return columns.matches("[1-9][0-9]{1,3}") ? Integer.parseInt(columns) : USUAL_WIDTH;
  }
}
