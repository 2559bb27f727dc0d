package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.machine.LibraryCall;
import java.util.ArrayList;
import java.util.List;

/** The scanf family; glibc's headers give it other names by the version of the standard. */
final class FormattedInput {
  static final List<Entry> ENTRIES = entries();

  private FormattedInput() {}

  private static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (String prefix : List.of("", "__isoc99_", "__isoc23_")) {
      entries.addAll(
          List.of(
              entry(prefix + "scanf", "p*", c -> scan(c, stdin(c), 0, ArgumentList.of(c, 1))),
              entry(
                  prefix + "vscanf", "pv", c -> scan(c, stdin(c), 0, ArgumentList.ofVaList(c, 1))),
              entry(
                  prefix + "fscanf",
                  "pp*",
                  c -> scan(c, Streams.input(c, 0), 1, ArgumentList.of(c, 2))),
              entry(
                  prefix + "vfscanf",
                  "ppv",
                  c -> scan(c, Streams.input(c, 0), 1, ArgumentList.ofVaList(c, 2))),
              entry(prefix + "sscanf", "pp*", c -> scan(c, text(c), 1, ArgumentList.of(c, 2))),
              entry(
                  prefix + "vsscanf",
                  "ppv",
                  c -> scan(c, text(c), 1, ArgumentList.ofVaList(c, 2)))));
    }
    return List.copyOf(entries);
  }

  private static InputStream stdin(LibraryCall call) {
    return Streams.of(call.machine()).input();
  }

  private static InputStream text(LibraryCall call) {
    return new InputStream(Bytes.string(call, 0));
  }

  private static Object scan(
      LibraryCall call, InputStream input, int format, ArgumentList arguments) {
    return new Scanner(call, input, arguments).scan(Bytes.string(call, format));
  }
}
