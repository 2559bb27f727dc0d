package dev.assay.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** The option that says where bugs are kept: the same in every command that keeps or reads them. */
final class StoreOption {
  /** Where bugs are kept if nobody says where. */
  static final Path USUAL = Path.of("assay-out");

  private static final String NAME = "--store";

  @Option(
      names = {NAME, "-C"},
      paramLabel = "DIR",
      description = "Where bugs are kept (default: ./assay-out).")
  private Optional<Path> given = Optional.empty();

  Path folder() {
    return given.orElse(USUAL);
  }

  Optional<Path> given() {
    return given;
  }

  /**
   * Scripts may use the names that the option had before; {@code --out} only where it does not name
   * what is written.
   */
  static void acceptFormerNames(CommandSpec spec) {
    OptionSpec store = spec.findOption(NAME);
    if (store != null) {
      for (String former : new String[] {"--campaign", "--folder", "--out"}) {
        if (spec.findOption(former) == null) {
          spec.addOption(OptionSpec.builder(store).names(former).hidden(true).build());
        }
      }
    }
  }
}
