package dev.assay.compile.feedback;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** What real compilers wrote, all of the same small program. */
final class Sample {
  private Sample() {}

  static String of(String name) {
    try (InputStream in = Sample.class.getResourceAsStream("/feedback/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
