package dev.assay.cli;

import java.io.PrintStream;
import java.time.Duration;
import java.util.function.Supplier;

/** Says what takes so long, if it does take long, and how far it is. */
final class Notice implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofMillis(1500);

  private final Thread teller;

  private Notice(Thread teller) {
    this.teller = teller;
  }

  /** The text is printed unless this is closed soon. */
  static Notice of(PrintStream err, String text) {
    return of(err, () -> text);
  }

  /** The text is printed unless this is closed soon, and again when it has become another. */
  static Notice of(PrintStream err, Supplier<String> text) {
    return new Notice(Thread.ofPlatform().daemon().start(() -> tell(err, text)));
  }

  private static void tell(PrintStream err, Supplier<String> text) {
    String told = "";
    try {
      while (true) {
        Thread.sleep(PATIENCE);
        String now = text.get();
        if (!now.equals(told)) {
          err.println("assay: " + now);
          err.flush();
          told = now;
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    teller.interrupt();
  }
}
