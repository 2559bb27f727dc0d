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
  private Buffering buffering = Buffering.FULL;
  private int flushed;

  /** From {@code start} on the bytes were printed at this place. */
  public record Mark(int start, Span span) {}

  /** When printed bytes leave the program; a pipe or a file is fully buffered at first. */
  public enum Buffering {
    FULL,
    LINE,
    NONE
  }

  /** What glibc gathers for a pipe or a file before it writes. */
  private static final int BUFFER_SIZE = 4096;

  public void setBuffering(Buffering changed) {
    buffering = changed;
  }

  /** Lets all bytes leave the program, as fflush does. */
  public void flush() {
    flushed = bytes.size();
  }

  /** The bytes that left the program: a program that aborts loses the others. */
  public String writtenText() {
    int waiting = bytes.size() - flushed;
    int written = waiting == 0 ? 0 : (waiting - 1) / BUFFER_SIZE * BUFFER_SIZE;
    return text().substring(0, flushed + written);
  }

  private void flushBy(byte[] data) {
    switch (buffering) {
      case FULL -> {}
      case NONE -> flush();
      case LINE -> {
        for (int i = data.length - 1; i >= 0; i--) {
          if (data[i] == '\n') {
            flushed = bytes.size() - (data.length - 1 - i);
            return;
          }
        }
      }
    }
  }

  void append(byte[] data, Span span) {
    if (marks.isEmpty() || marks.getLast().span() != span) {
      marks.add(new Mark(bytes.size(), span));
    }
    bytes.write(data, 0, data.length);
    flushBy(data);
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
