package dev.assay.bugs.report;

import dev.assay.c.parse.SourceText;
import java.nio.charset.StandardCharsets;

/** Stored texts hold bytes in Latin-1; people want characters. */
public final class Bytes {
  private Bytes() {}

  /** The characters that the bytes mean, without those that would do harm where they are shown. */
  public static String text(String latin1) {
    String decoded = SourceText.decode(latin1.getBytes(StandardCharsets.ISO_8859_1));
    var text = new StringBuilder(decoded.length());
    decoded
        .codePoints()
        .map(c -> c == '\n' || c == '\t' || !Character.isISOControl(c) ? c : '\ufffd')
        .forEach(text::appendCodePoint);
    return text.toString();
  }

  /** The very bytes. */
  public static byte[] of(String latin1) {
    return latin1.getBytes(StandardCharsets.ISO_8859_1);
  }
}
