package dev.assay.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/** Writes a JSON array with one object a line. */
final class JsonArrayWriter {
  private final Writer out;
  private boolean empty = true;

  JsonArrayWriter(Writer out) {
    this.out = out;
  }

  void add(JsonLine line) {
    write((empty ? "[\n" : ",\n") + line);
    empty = false;
  }

  void end() {
    write(empty ? "[]\n" : "\n]\n");
  }

  private void write(String text) {
    try {
      out.write(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
