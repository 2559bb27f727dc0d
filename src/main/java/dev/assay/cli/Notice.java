package dev.assay.cli;

import java.io.PrintStream;
import java.time.Duration;

/** Says what takes so long, if it does take long. */
final class Notice implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofMillis(1500);

  private final Thread teller;

  private Notice(Thread teller) {
    this.teller = teller;
  }

  /** The text is printed unless this is closed soon. */
  static Notice of(PrintStream err, String text) {
    return new Notice(
        Thread.ofPlatform()
            .daemon()
            .start(() -> {
              try {
                Thread.sleep(PATIENCE);
                err.println("assay: " + text);
                err.flush();
              } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
              }
            }));
  }

  @Override
  public void close() {
    teller.interrupt();
  }
}
