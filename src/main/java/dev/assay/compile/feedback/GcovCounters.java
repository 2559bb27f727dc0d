package dev.assay.compile.feedback;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Reads a {@code .gcda} file: a header with the compiler's release, then records of a tag, a length
 * and data; one for each function with its number is followed by those of its counters.
 */
final class GcovCounters {
  private static final int MAGIC = 0x67636461;
  private static final int FUNCTION = 0x01000000;
  private static final int ARCS = 0x01a10000;

  /** From this release of gcc on the header has a checksum, and lengths count bytes, not words. */
  private static final int BYTES_SINCE = 12;

  private final String unit;
  private final ByteBuffer data;
  private final SortedMap<String, Long> counters = new TreeMap<>();

  private GcovCounters(String unit, ByteBuffer data) {
    this.unit = unit;
    this.data = data;
  }

  /** One counter for each arc that was executed: its file, its function's number, its own. */
  static Feedback parse(String unit, byte[] file) {
    var reading = new GcovCounters(unit, ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN));
    try {
      reading.read();
    } catch (BufferUnderflowException e) {
      // A file that ends too early is as good as far as it goes.
      return new Feedback(reading.counters);
    }
    return new Feedback(reading.counters);
  }

  private void read() {
    if (data.getInt() != MAGIC) {
      data.position(0).order(ByteOrder.BIG_ENDIAN);
      if (data.getInt() != MAGIC) {
        return;
      }
    }
    boolean inBytes = release(data.getInt()) >= BYTES_SINCE;
    data.getInt();
    if (inBytes) {
      data.getInt();
    }
    long function = 0;
    while (data.remaining() >= 2 * Integer.BYTES) {
      int tag = data.getInt();
      int length = data.getInt();
      // A length below zero stands for so many counters that are all zero.
      int bytes = length <= 0 ? 0 : inBytes ? length : length * Integer.BYTES;
      int next = data.position() + bytes;
      if (bytes < 0 || next > data.limit()) {
        return;
      }
      if (tag == FUNCTION && bytes > 0) {
        function = Integer.toUnsignedLong(data.getInt());
      } else if (tag == ARCS) {
        readArcs(function, bytes / Long.BYTES);
      }
      data.position(next);
    }
  }

  /** Each in two words, the lower first, whatever the order of bytes within. */
  private void readArcs(long function, int number) {
    for (int arc = 0; arc < number; arc++) {
      long low = Integer.toUnsignedLong(data.getInt());
      long count = low | (long) data.getInt() << Integer.SIZE;
      if (count > 0) {
        counters.merge(unit + ":" + function + ":" + arc, count, Long::sum);
      }
    }
  }

  /** Such as {@code B22*} for gcc 12.2; those before 10 and clang have a digit first. */
  private static int release(int version) {
    int first = version >>> 24;
    int second = version >>> 16 & 0xff;
    return first >= 'A' ? 10 * (first - 'A') + second - '0' : first - '0';
  }
}
