package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.UnspecifiedKind;
import dev.assay.interpret.library.Streams.Standard;
import dev.assay.interpret.machine.LibraryCall;
import java.util.List;

/** The printf family, with its checked variants ({@code __printf_chk} and kin). */
final class FormattedOutput {
  static final List<Entry> ENTRIES =
      List.of(
          entry("printf", "p*", c -> print(c, Standard.STDOUT, 0, rest(c, 1))),
          entry("vprintf", "pv", c -> print(c, Standard.STDOUT, 0, list(c, 1))),
          entry("fprintf", "pp*", c -> print(c, Streams.argument(c, 0), 1, rest(c, 2))),
          entry("vfprintf", "ppv", c -> print(c, Streams.argument(c, 0), 1, list(c, 2))),
          entry("sprintf", "pp*", c -> store(c, Long.MAX_VALUE, 1, rest(c, 2))),
          entry("vsprintf", "ppv", c -> store(c, Long.MAX_VALUE, 1, list(c, 2))),
          entry("snprintf", "pip*", c -> store(c, size(c), 2, rest(c, 3))),
          entry("vsnprintf", "pipv", c -> store(c, size(c), 2, list(c, 3))),
          entry("asprintf", "pp*", c -> allocate(c, rest(c, 2))),
          entry("vasprintf", "ppv", c -> allocate(c, list(c, 2))),
          entry("printf_unlocked", "p*", c -> print(c, Standard.STDOUT, 0, rest(c, 1))),
          entry("fprintf_unlocked", "pp*", c -> print(c, Streams.argument(c, 0), 1, rest(c, 2))),
          entry("__printf_chk", "ip*", c -> print(c, Standard.STDOUT, 1, rest(c, 2))),
          entry("__vprintf_chk", "ipv", c -> print(c, Standard.STDOUT, 1, list(c, 2))),
          entry("__fprintf_chk", "pip*", c -> print(c, Streams.argument(c, 0), 2, rest(c, 3))),
          entry("__vfprintf_chk", "pipv", c -> print(c, Streams.argument(c, 0), 2, list(c, 3))),
          entry("__sprintf_chk", "piip*", c -> store(c, Long.MAX_VALUE, 3, rest(c, 4))),
          entry("__vsprintf_chk", "piipv", c -> store(c, Long.MAX_VALUE, 3, list(c, 4))),
          entry("__snprintf_chk", "piiip*", c -> store(c, size(c), 4, rest(c, 5))),
          entry("__vsnprintf_chk", "piiipv", c -> store(c, size(c), 4, list(c, 5))));

  private FormattedOutput() {}

  private static ArgumentList rest(LibraryCall call, int first) {
    return ArgumentList.of(call, first);
  }

  private static ArgumentList list(LibraryCall call, int index) {
    return ArgumentList.ofVaList(call, index);
  }

  private static long size(LibraryCall call) {
    long size = call.integer(1);
    return size < 0 ? Long.MAX_VALUE : size;
  }

  private static Object print(
      LibraryCall call, Standard stream, int format, ArgumentList arguments) {
    var formatter = new Formatter(call, arguments);
    String text = formatter.format(Bytes.pointer(call, format));
    if (formatter.printsAddress() && stream == Standard.STDOUT) {
      throw call.machine()
          .unspecified(
              UnspecifiedKind.ADDRESS_DEPENDENT, call.span(), "%p prints the address of an object");
    }
    Streams.write(call, stream, Bytes.bytes(text));
    return (long) text.length();
  }

  /** Writes at most {@code size} bytes, the last of them zero, and gives the full length. */
  private static Object store(LibraryCall call, long size, int format, ArgumentList arguments) {
    var formatter = new Formatter(call, arguments);
    String text = formatter.format(Bytes.pointer(call, format));
    if (size > 0) {
      String kept = text.length() < size ? text : text.substring(0, (int) size - 1);
      long to = Bytes.pointer(call, 0);
      formatter.requireApart(to, kept.length() + 1L);
      call.block().write(to, Bytes.bytes(kept + '\0'), call.span());
    }
    return (long) text.length();
  }

  private static Object allocate(LibraryCall call, ArgumentList arguments) {
    String text = new Formatter(call, arguments).format(Bytes.pointer(call, 1));
    long memory = Allocation.allocate(call, text.length() + 1L);
    call.block().write(memory, Bytes.bytes(text + '\0'), call.span());
    Scalars.storePointer(call, Bytes.pointer(call, 0), memory);
    return (long) text.length();
  }
}
