package dev.assay.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** One command run in this process, with what it wrote. */
record Run(int exit, String out, String err) {
  static Run of(String... args) {
    return withInput("", args);
  }

  static Run withInput(String input, String... args) {
    var in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    int exit =
        Main.run(
            in,
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            args);
    return new Run(
        exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
