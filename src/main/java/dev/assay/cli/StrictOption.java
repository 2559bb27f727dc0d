package dev.assay.cli;

import dev.assay.interpret.Limits;
import picocli.CommandLine.Option;

/** How strictly programs are taken. */
final class StrictOption {
  @Option(
      names = "--strict",
      description =
          "Take for undefined also what only the letter of the standard leaves undefined, such as"
              + " printf(\"%%x\", -1); without it that is a note.")
  private boolean strict;

  Limits in(Limits limits) {
    return limits.withStrict(strict);
  }
}
