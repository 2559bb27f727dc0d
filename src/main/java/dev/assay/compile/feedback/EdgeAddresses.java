package dev.assay.compile.feedback;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a file of a sanitizer's own coverage runtime: a mark that tells the size of addresses, then
 * the addresses of executed edges, counted from the start of the program or library.
 */
final class EdgeAddresses {
  private static final long WIDE = 0xC0BFFFFFFFFFFF64L;
  private static final long NARROW = 0xC0BFFFFFFFFFFF32L;
  private static final int MARK_SIZE = Long.BYTES;

  /** The program or library, and the process. */
  private static final Pattern NAME = Pattern.compile("(?:.*/)?(.*)\\.\\d+\\.sancov");

  private EdgeAddresses() {}

  /** One counter for each address, such as {@code tcc:4a3f}. */
  static Feedback parse(String path, byte[] file) {
    Matcher name = NAME.matcher(path);
    if (file.length < MARK_SIZE || !name.matches()) {
      return Feedback.NONE;
    }
    ByteBuffer words = ByteBuffer.wrap(file).order(ByteOrder.nativeOrder());
    long mark = words.getLong();
    if (mark != WIDE && mark != NARROW) {
      return Feedback.NONE;
    }
    int size = mark == WIDE ? Long.BYTES : Integer.BYTES;
    var counters = new TreeMap<String, Long>();
    while (words.remaining() >= size) {
      long address = mark == WIDE ? words.getLong() : Integer.toUnsignedLong(words.getInt());
      counters.put(name.group(1) + ":" + Long.toHexString(address), 1L);
    }
    return new Feedback(counters);
  }
}
