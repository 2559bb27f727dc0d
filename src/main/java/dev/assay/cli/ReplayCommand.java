package dev.assay.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code assay replay}: runs bugs again and says whether the verdict is the same. */
@Command(name = "replay", description = "Runs bugs again.")
final class ReplayCommand implements Callable<Integer> {
  private final Streams streams;

  ReplayCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    streams.err().println("assay: not there yet");
    return ExitCode.MACHINE_LACKS;
  }
}
