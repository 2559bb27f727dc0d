package dev.assay.compile.feedback;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.TreeMap;

/**
 * Reads a file of our coverage runtime: a mark, the program's name filled up with zeros, then one
 * byte for each edge.
 */
final class EdgeCounters {
  private static final byte[] MARK = "assaycov".getBytes(StandardCharsets.US_ASCII);
  private static final int HEADER = 64;

  private EdgeCounters() {}

  /** One counter for each edge of the program that was executed, such as {@code cc1:4711}. */
  static Feedback parse(byte[] file) {
    if (file.length < HEADER || !Arrays.equals(file, 0, MARK.length, MARK, 0, MARK.length)) {
      return Feedback.NONE;
    }
    int end = MARK.length;
    while (end < HEADER && file[end] != 0) {
      end++;
    }
    String program = new String(file, MARK.length, end - MARK.length, StandardCharsets.ISO_8859_1);
    var counters = new TreeMap<String, Long>();
    for (int i = HEADER; i < file.length; i++) {
      if (file[i] != 0) {
        counters.put(program + ":" + (i - HEADER), (long) Byte.toUnsignedInt(file[i]));
      }
    }
    return new Feedback(counters);
  }
}
