package dev.assay.generate.exact.lower;

import dev.assay.c.Program;
import dev.assay.generate.GeneratedFile;
import java.util.List;

/**
 * A program as files.
 *
 * @param tree the C tree that the files say, barrier included: what an interpreter is to run
 * @param files those that are compiled come first
 * @param units the names of the files that are compiled
 */
public record Lowered(Program tree, List<GeneratedFile> files, List<String> units) {
  public Lowered {
    files = List.copyOf(files);
    units = List.copyOf(units);
  }
}
