package dev.assay.cli;

import dev.assay.c.Standard;
import dev.assay.interpret.Dialect;
import picocli.CommandLine.Option;

/** The compilers' options that change what is undefined. */
final class DialectOptions {
  @Option(names = "-fwrapv", description = "Signed overflow wraps around.")
  private boolean wrapv;

  @Option(
      names = "-fno-strict-aliasing",
      description = "Objects may be accessed through pointers to any type.")
  private boolean noStrictAliasing;

  Dialect dialect(Standard standard) {
    return new Dialect(standard, wrapv, !noStrictAliasing);
  }
}
