package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;
import static dev.assay.interpret.machine.Output.Buffering.FULL;
import static dev.assay.interpret.machine.Output.Buffering.LINE;
import static dev.assay.interpret.machine.Output.Buffering.NONE;

import dev.assay.interpret.library.Streams.Standard;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.machine.Output.Buffering;
import java.util.List;

/** Output of characters, strings and bytes without a format. */
final class PlainOutput {
  static final List<Entry> ENTRIES =
      List.of(
          entry("puts", "p", PlainOutput::puts),
          entry("putchar", "i", c -> put(c, Standard.STDOUT)),
          entry("putchar_unlocked", "i", c -> put(c, Standard.STDOUT)),
          entry("putc", "ip", c -> put(c, Streams.argument(c, 1))),
          entry("fputc", "ip", c -> put(c, Streams.argument(c, 1))),
          entry("_IO_putc", "ip", c -> put(c, Streams.argument(c, 1))),
          entry("putc_unlocked", "ip", c -> put(c, Streams.argument(c, 1))),
          entry("fputc_unlocked", "ip", c -> put(c, Streams.argument(c, 1))),
          entry("fputs", "pp", PlainOutput::fputs),
          entry("fputs_unlocked", "pp", PlainOutput::fputs),
          entry("puts_unlocked", "p", PlainOutput::puts),
          entry("fwrite", "piip", PlainOutput::fwrite),
          entry("fwrite_unlocked", "piip", PlainOutput::fwrite),
          entry("fflush", "p", PlainOutput::fflush),
          entry("fflush_unlocked", "p", PlainOutput::fflush),
          entry("setbuf", "pp", c -> buffer(c, c.pointer(1) == 0 ? NONE : FULL, null)),
          entry("setlinebuf", "p", c -> buffer(c, LINE, null)),
          entry("setvbuf", "ppii", PlainOutput::setvbuf),
          entry("ferror", "p", c -> 0L),
          entry("perror", "p", PlainOutput::perror));

  private PlainOutput() {}

  private static Object puts(LibraryCall call) {
    Streams.write(call, Standard.STDOUT, Bytes.bytes(Bytes.string(call, 0) + '\n'));
    return 1L;
  }

  private static Object put(LibraryCall call, Standard stream) {
    byte value = (byte) call.integer(0);
    Streams.write(call, stream, new byte[] {value});
    return value & 0xffL;
  }

  private static Object fputs(LibraryCall call) {
    Streams.write(call, Streams.argument(call, 1), Bytes.bytes(Bytes.string(call, 0)));
    return 1L;
  }

  private static Object fwrite(LibraryCall call) {
    Standard stream = Streams.argument(call, 3);
    long size = Bytes.length(call, 1);
    long count = Bytes.length(call, 2);
    if (size == 0 || count == 0) {
      return 0L;
    }
    int total = (int) Math.min(size * count, Integer.MAX_VALUE - 64);
    Streams.write(call, stream, Bytes.readAny(call, Bytes.pointer(call, 0), total));
    return count;
  }

  private static Object fflush(LibraryCall call) {
    if (call.pointer(0) != 0 && Streams.argument(call, 0) == Standard.STDIN) {
      throw call.unsupported("fflush of an input stream");
    }
    if (call.pointer(0) == 0 || Streams.argument(call, 0) == Standard.STDOUT) {
      call.machine().output().flush();
    }
    return 0L;
  }

  private static Object setvbuf(LibraryCall call) {
    return switch ((int) call.integer(2)) {
      case 0 -> buffer(call, FULL, 0L);
      case 1 -> buffer(call, LINE, 0L);
      case 2 -> buffer(call, NONE, 0L);
      default -> -1L;
    };
  }

  private static Object buffer(LibraryCall call, Buffering buffering, Object result) {
    if (Streams.argument(call, 0) == Standard.STDOUT) {
      call.machine().output().setBuffering(buffering);
    }
    return result;
  }

  private static Object perror(LibraryCall call) {
    String prefix = call.pointer(0) == 0 ? "" : Bytes.string(call, 0);
    String text = ErrorNumbers.text(ErrorNumbers.get(call));
    String line = (prefix.isEmpty() ? "" : prefix + ": ") + text + '\n';
    Streams.write(call, Standard.STDERR, Bytes.bytes(line));
    return null;
  }
}
