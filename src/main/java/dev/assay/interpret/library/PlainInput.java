package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import java.util.List;

/** Input of characters, lines and bytes from the run's standard input. */
final class PlainInput {
  static final List<Entry> ENTRIES =
      List.of(
          entry("getchar", "", c -> (long) stdin(c).read()),
          entry("getchar_unlocked", "", c -> (long) stdin(c).read()),
          entry("getc", "p", c -> (long) Streams.input(c, 0).read()),
          entry("fgetc", "p", c -> (long) Streams.input(c, 0).read()),
          entry("_IO_getc", "p", c -> (long) Streams.input(c, 0).read()),
          entry("getc_unlocked", "p", c -> (long) Streams.input(c, 0).read()),
          entry("ungetc", "ip", PlainInput::ungetc),
          entry("fgets", "pip", PlainInput::fgets),
          entry("fread", "piip", PlainInput::fread),
          entry("feof", "p", PlainInput::feof),
          entry("clearerr", "p", PlainInput::clearerr));

  private PlainInput() {}

  private static InputStream stdin(LibraryCall call) {
    return Streams.of(call.machine()).input();
  }

  private static Object ungetc(LibraryCall call) {
    InputStream input = Streams.input(call, 1);
    int c = (int) call.integer(0);
    if (c == -1) {
      return -1L;
    }
    input.unread(c & 0xff);
    return c & 0xffL;
  }

  private static Object fgets(LibraryCall call) {
    InputStream input = Streams.input(call, 2);
    long to = Bytes.pointer(call, 0);
    int size = (int) call.integer(1);
    if (size <= 0) {
      throw call.undefined(UbKind.LIBRARY_ARGUMENT, "fgets into an array of no size");
    }
    StringBuilder line = new StringBuilder();
    while (line.length() < size - 1 && !endsLine(line)) {
      int c = input.read();
      if (c < 0) {
        break;
      }
      line.append((char) c);
    }
    if (line.isEmpty() && size > 1) {
      return 0L;
    }
    call.block().write(to, Bytes.bytes(line.append('\0').toString()), call.span());
    return to;
  }

  private static boolean endsLine(StringBuilder line) {
    return !line.isEmpty() && line.charAt(line.length() - 1) == '\n';
  }

  private static Object fread(LibraryCall call) {
    InputStream input = Streams.input(call, 3);
    long to = Bytes.pointer(call, 0);
    long size = Bytes.length(call, 1);
    long total = size * Bytes.length(call, 2);
    long done = 0;
    while (done < total && input.peek() >= 0) {
      call.block().writeByte(to + done, input.read(), call.span());
      done++;
    }
    if (done < total) {
      input.read();
    }
    return size == 0 ? 0L : done / size;
  }

  private static Object feof(LibraryCall call) {
    boolean ended = Streams.argument(call, 0) == Streams.Standard.STDIN && stdin(call).hasEnded();
    return ended ? 1L : 0L;
  }

  private static Object clearerr(LibraryCall call) {
    if (Streams.argument(call, 0) == Streams.Standard.STDIN) {
      stdin(call).clearEnd();
    }
    return null;
  }
}
