package dev.assay.cli;

import dev.assay.campaign.reduction.ReductionWatch;
import dev.assay.campaign.reduction.Shrunk;
import dev.assay.compile.Configuration;
import dev.assay.mutate.TestCase;
import dev.assay.reduce.Size;
import dev.assay.reduce.Subject;
import dev.assay.reduce.Tries;
import java.io.PrintStream;
import java.util.Locale;
import java.util.function.Consumer;

/** Tells people on the error stream how a reduction goes, and hands on the best so far. */
final class ReduceScreen implements ReductionWatch {
  private static final long EVERY_NANOS = 200_000_000;

  private final PrintStream err;
  private final boolean line;
  private final Consumer<TestCase> keep;
  private final long start = System.nanoTime();
  private final int width = Terminal.width();
  private long drawn;
  private boolean isDrawn;
  private long lines;

  ReduceScreen(PrintStream err, boolean line, Consumer<TestCase> keep) {
    this.err = err;
    this.line = line;
    this.keep = keep;
  }

  @Override
  public void says(String sentence) {
    erase();
    err.println("assay: " + Visible.of(sentence));
    err.flush();
  }

  @Override
  public void best(TestCase test, Configuration bad) {
    lines = Shrunk.lines(test);
    keep.accept(test);
  }

  @Override
  public void begins(String pass, Size size, Tries tries) {
    draw(pass, size, tries);
  }

  @Override
  public void tried(String pass, Size size, Tries tries) {
    if (System.nanoTime() - drawn > EVERY_NANOS) {
      draw(pass, size, tries);
    }
  }

  @Override
  public void found(Subject best, String pass, Tries tries) {
    tried(pass, best.size(), tries);
  }

  private void draw(String pass, Size size, Tries tries) {
    if (!line) {
      return;
    }
    double seconds = Math.max(0.001, (System.nanoTime() - start) / 1e9);
    String text =
        String.format(
            Locale.ROOT,
            "%-24s %6d tokens %5d lines  %6d tries (%.1f/s)  %d taken",
            pass,
            size.tokens(),
            lines,
            tries.asked(),
            tries.asked() / seconds,
            tries.successes());
    erase();
    err.print(text.length() < width ? text : text.substring(0, width - 1));
    err.flush();
    isDrawn = true;
    drawn = System.nanoTime();
  }

  void erase() {
    if (isDrawn) {
      err.print("\r\033[K");
      isDrawn = false;
    }
  }
}
