package dev.assay.c.parse;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What the parser reads: preprocessed text with its line markers, the main file's name and, if it
 * is at hand, the main file's own text.
 *
 * <p>The original text gives the spelling of {@code #include} lines and of feature-test macros, and
 * the lines that messages show. Source bytes that are not UTF-8 are kept as the lone surrogates
 * U+DC80 to U+DCFF, see {@link #decode}.
 */
public record SourceText(String file, String preprocessed, Optional<String> original) {
  /** A text that needs no preprocessing. */
  public static SourceText of(String file, String text) {
    return new SourceText(file, text, Optional.of(text));
  }

  /** A preprocessed text beside the text it was made from. */
  public static SourceText of(String file, String preprocessed, String original) {
    return new SourceText(file, preprocessed, Optional.of(original));
  }

  /**
   * Reads UTF-8; a byte that is not part of valid UTF-8 becomes U+DC00 plus the byte, so that none
   * is lost.
   */
  public static String decode(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException _) {
      return decodeWithEscapes(bytes);
    }
  }

  /** The bytes that {@link #decode} read. */
  public static byte[] encode(String text) {
    var bytes = new java.io.ByteArrayOutputStream(text.length());
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean paired = i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
      if (c >= 0xDC80 && c <= 0xDCFF && !paired) {
        bytes.writeBytes(text.substring(start, i).getBytes(StandardCharsets.UTF_8));
        bytes.write(c - 0xDC00);
        start = i + 1;
      }
    }
    bytes.writeBytes(text.substring(start).getBytes(StandardCharsets.UTF_8));
    return bytes.toByteArray();
  }

  private static String decodeWithEscapes(byte[] bytes) {
    var text = new StringBuilder(bytes.length);
    int at = 0;
    while (at < bytes.length) {
      int length = validSequence(bytes, at);
      if (length == 0) {
        text.append((char) (0xDC00 + (bytes[at] & 0xFF)));
        at++;
      } else {
        text.append(new String(bytes, at, length, StandardCharsets.UTF_8));
        at += length;
      }
    }
    return text.toString();
  }

  private static int validSequence(byte[] bytes, int at) {
    int first = bytes[at] & 0xFF;
    int length =
        first < 0x80
            ? 1
            : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    if (at + length > bytes.length) {
      return 0;
    }
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, at, length));
      return length;
    } catch (CharacterCodingException _) {
      return 0;
    }
  }
}
