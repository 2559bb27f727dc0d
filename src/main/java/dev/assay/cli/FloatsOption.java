package dev.assay.cli;

import dev.assay.compile.Configuration;
import java.util.List;
import picocli.CommandLine.Option;

/** Whether programs of the user's allow for floating results that differ. */
final class FloatsOption {
  /** What the user can say of them. */
  enum Floats {
    exact,
    near
  }

  @Option(
      names = "--floats",
      paramLabel = "KIND",
      defaultValue = "exact",
      description =
          "near: the program allows for floating results that are a little off, so that what it"
              + " prints counts at -Ofast and with flags like -ffast-math too; exact: builds with"
              + " them are only compiled (default: ${DEFAULT-VALUE}).")
  private Floats floats = Floats.exact;

  List<Configuration> applied(List<Configuration> configurations) {
    return floats == Floats.near
        ? configurations.stream().map(Configuration::comparing).toList()
        : configurations;
  }
}
