package dev.assay.compile.feedback;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The C file that a compiler is linked with so that it tells which of its edges it executes. */
public final class CoverageRuntime {
  private static final String FILE = "coverage-runtime.c";

  private CoverageRuntime() {}

  /** Its text; the comment at its top says how it is used. */
  public static String source() {
    try (InputStream stream = CoverageRuntime.class.getResourceAsStream(FILE)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + FILE, e);
    }
  }
}
