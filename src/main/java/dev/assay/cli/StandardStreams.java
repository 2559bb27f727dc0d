package dev.assay.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/**
 * Where the process prints, which may be a pipe that nobody reads any more, or a full disk.
 *
 * <p>The process ends then, as at Ctrl-C: a campaign stops without losing anything. A closed pipe
 * ends it without a word, as it ends other tools; of a disk that is full a message tells.
 */
final class StandardStreams {
  /** What a shell says of a tool that wrote into a closed pipe: killed by SIGPIPE. */
  static final int CLOSED_PIPE = 141;

  private static final int OUT = 1;
  private static final int ERR = 2;

  private final PrintStream out;
  private final PrintStream err;
  private final IntPredicate isPipe;
  private final IntConsumer end;
  private final AtomicBoolean broken = new AtomicBoolean();

  /**
   * @param isPipe whether the stream of that number is one, where a failure means that it is closed
   * @param end ends the process with a code, without waiting for that
   */
  StandardStreams(OutputStream out, OutputStream err, IntPredicate isPipe, IntConsumer end) {
    this.out = new PrintStream(new Guarded(out, OUT), false, StandardCharsets.UTF_8);
    this.err = new PrintStream(new Guarded(err, ERR), false, StandardCharsets.UTF_8);
    this.isPipe = isPipe;
    this.end = end;
  }

  /** Those of this process. */
  static StandardStreams ofProcess() {
    return new StandardStreams(
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        StandardStreams::isPipe,
        // Whoever writes may be one of those that the end of the process waits for.
        code -> Thread.ofPlatform().name("end").start(() -> System.exit(code)));
  }

  PrintStream out() {
    return out;
  }

  PrintStream err() {
    return err;
  }

  void flush() {
    out.flush();
    err.flush();
  }

  /** Whether the process is ending because it cannot print. */
  boolean isBroken() {
    return broken.get();
  }

  private void failed(int stream, IOException failure) {
    boolean closed = isPipe.test(stream);
    // Messages that find no room can be told to nobody, and results matter more.
    if ((stream == OUT || closed) && broken.compareAndSet(false, true)) {
      if (!closed) {
        err.println("assay: cannot write to standard output: " + failure.getMessage());
        err.flush();
      }
      end.accept(closed ? CLOSED_PIPE : ExitCode.MACHINE_LACKS);
    }
  }

  /** By what it is, as messages come in all languages. */
  private static boolean isPipe(int stream) {
    try {
      String target = Files.readSymbolicLink(Path.of("/proc/self/fd/" + stream)).toString();
      return target.startsWith("pipe:") || target.startsWith("socket:");
    } catch (IOException | UnsupportedOperationException _) {
      return false;
    }
  }

  /** A stream that notes the first failure, and swallows what comes after it. */
  private final class Guarded extends OutputStream {
    private final OutputStream target;
    private final int stream;
    private boolean failed;

    Guarded(OutputStream target, int stream) {
      this.target = new BufferedOutputStream(target, 1 << 16);
      this.stream = stream;
    }

    @Override
    public void write(int one) {
      write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
      attempt(() -> target.write(bytes, from, length));
    }

    @Override
    public synchronized void flush() {
      attempt(target::flush);
    }

    private void attempt(Writing writing) {
      try {
        if (!failed) {
          writing.run();
        }
      } catch (IOException e) {
        failed = true;
        failed(stream, e);
      }
    }
  }

  /** Something that may fail. */
  private interface Writing {
    void run() throws IOException;
  }
}
