package dev.assay.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code assay bench}: measures Assay against its peers, as ratios in one run. */
@Command(name = "bench", description = "Measures, as ratios in one run.")
final class BenchCommand implements Callable<Integer> {
  private final Streams streams;

  BenchCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    streams.out().println("nothing yet");
    return ExitCode.FINE;
  }
}
