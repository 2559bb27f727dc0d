package dev.assay.interpret.machine;

import dev.assay.c.Span;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What the program printed, and which call printed what. */
public final class Output {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final List<Mark> marks = new ArrayList<>();

  /** From {@code start} on the bytes were printed at this place. */
  public record Mark(int start, Span span) {}

  void append(byte[] data, Span span) {
    if (marks.isEmpty() || marks.getLast().span() != span) {
      marks.add(new Mark(bytes.size(), span));
    }
    bytes.write(data, 0, data.length);
  }

  public int size() {
    return bytes.size();
  }

  /** All bytes, as Latin-1. */
  public String text() {
    return bytes.toString(StandardCharsets.ISO_8859_1);
  }

  /** The place that printed the byte at the position. */
  public Span placeOf(int position) {
    Span place = Span.NONE;
    for (Mark mark : marks) {
      if (mark.start() > position) {
        break;
      }
      place = mark.span();
    }
    return place;
  }
}
