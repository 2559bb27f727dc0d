package dev.assay.compile.find;

import dev.assay.compile.Compiler;
import java.nio.file.Path;

/** A compiler that was found, and whether its programs really run. */
public sealed interface Found {
  String name();

  /** Builds programs that run and print what they should. */
  record Working(Compiler compiler) implements Found {
    @Override
    public String name() {
      return compiler.name();
    }
  }

  /** Cannot be used; the reason is one line, the compiler's own words where it said something. */
  record Broken(String name, Path path, String reason) implements Found {}
}
