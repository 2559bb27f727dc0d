package dev.assay.cli;

import dev.assay.campaign.reduction.Description;
import dev.assay.mutate.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Says whether a program shows a bug that was described before; for the scripts of others. */
record ReduceCheck(Streams streams, Workshop workshop) {
  int run(Path description, TestCase test) {
    try {
      boolean shown =
          Description.parse(Files.readString(description))
              .isShownBy(test, ReduceJob.tools(workshop));
      return shown ? ExitCode.FINE : ExitCode.FOUND;
    } catch (IOException e) {
      streams.err().println("assay: " + description + ": cannot be read: " + e.getMessage());
      return ExitCode.WRONG_USE;
    }
  }
}
