package dev.assay.cli;

import picocli.CommandLine.Option;

/** The option that every command has. */
final class HelpOption {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this and exit.")
  @SuppressWarnings("UnusedVariable") // picocli itself acts on it
  private boolean requested;
}
