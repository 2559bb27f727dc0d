package dev.assay.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The option that names a campaign's folder, for commands that look into one. */
final class BugFolderOption {
  @Option(
      names = {"--campaign", "--folder", "--out"},
      paramLabel = "DIR",
      description = "The campaign's folder (default: ./assay-out).")
  private Path out = Path.of("assay-out");

  Path folder() {
    return out;
  }
}
