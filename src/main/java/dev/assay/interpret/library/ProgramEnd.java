package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.c.CType;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** exit, abort and their kin, and failed assertions. */
final class ProgramEnd {
  private static final int SIGABRT = 6;

  static final List<Entry> ENTRIES =
      List.of(
          entry("exit", "i", ProgramEnd::exit),
          entry("_Exit", "i", c -> halt(c.machine().exitNow((int) c.integer(0)))),
          entry("_exit", "i", c -> halt(c.machine().exitNow((int) c.integer(0)))),
          entry("quick_exit", "i", ProgramEnd::quickExit),
          entry("abort", "", c -> halt(c.machine().signal(SIGABRT))),
          entry("atexit", "p", ProgramEnd::atexit),
          entry("at_quick_exit", "p", ProgramEnd::atQuickExit),
          entry("__assert_fail", "ppip", ProgramEnd::assertFail),
          entry("__assert", "pip", ProgramEnd::oldAssert),
          entry("__stack_chk_fail", "", c -> halt(c.machine().signal(SIGABRT))));

  private ProgramEnd() {}

  private static final class Handlers {
    private final Deque<Runnable> quick = new ArrayDeque<>();
    private boolean running;
    private boolean exiting;
  }

  private static Handlers handlers(LibraryCall call) {
    return call.machine().libraryState(Handlers.class, Handlers::new);
  }

  private static Object halt(RuntimeException end) {
    throw end;
  }

  private static Object exit(LibraryCall call) {
    Handlers handlers = handlers(call);
    if (handlers.exiting || handlers.running) {
      throw call.undefined(UbKind.EXIT_TWICE, "exit is called while the program exits");
    }
    handlers.exiting = true;
    throw call.machine().exit((int) call.integer(0));
  }

  private static Object quickExit(LibraryCall call) {
    Handlers handlers = handlers(call);
    if (handlers.exiting || handlers.running) {
      throw call.undefined(UbKind.EXIT_TWICE, "quick_exit is called while the program exits");
    }
    handlers.exiting = true;
    while (!handlers.quick.isEmpty()) {
      handlers.quick.pop().run();
    }
    throw call.machine().exitNow((int) call.integer(0));
  }

  private static Object atexit(LibraryCall call) {
    call.machine().atExit(handler(call));
    return 0L;
  }

  private static Object atQuickExit(LibraryCall call) {
    handlers(call).quick.push(handler(call));
    return 0L;
  }

  private static Runnable handler(LibraryCall call) {
    long function = Bytes.pointer(call, 0);
    return () -> {
      handlers(call).running = true;
      call.callBack(function, new Object[0], List.of(), CType.VOID);
    };
  }

  private static Object assertFail(LibraryCall call) {
    fail(call, Bytes.string(call, 0), call.integer(2), 1, Bytes.string(call, 3) + ": ");
    return null;
  }

  private static Object oldAssert(LibraryCall call) {
    fail(call, Bytes.string(call, 0), call.integer(2), 1, "");
    return null;
  }

  /** Prints as glibc does, but for the name of the program, and aborts. */
  private static void fail(
      LibraryCall call, String condition, long line, int file, String function) {
    String place = Bytes.string(call, file) + ":" + line + ": ";
    String text = "a.out: " + place + function + "Assertion `" + condition + "' failed.\n";
    Streams.write(call, Streams.Standard.STDERR, Bytes.bytes(text));
    throw call.machine().signal(SIGABRT);
  }
}
