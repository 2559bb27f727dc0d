package dev.assay.cli;

import dev.assay.reduce.ReductionPass;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What the command line asks of a reduction; what it leaves open is empty.
 *
 * @param names files of one program, or bugs
 * @param store where bugs are
 * @param check a description of a bug: only the question whether a file shows it is to be answered
 */
record ReduceWish(
    List<String> names,
    boolean all,
    StoreOption store,
    Where where,
    UserSources sources,
    How how,
    Told told,
    Optional<Path> config,
    Optional<Path> check) {
  ReduceWish {
    names = List.copyOf(names);
  }

  /** Where the bug is said to be. */
  record Where(
      Optional<String> compiler,
      Optional<String> level,
      List<String> flags,
      Optional<Path> script) {}

  /** What is tried, and how long. */
  record How(
      List<ReductionPass> passes,
      int jobs,
      Optional<Duration> budget,
      Optional<String> tool,
      boolean keepBlame,
      List<String> keptFunctions) {
    How {
      keptFunctions = List.copyOf(keptFunctions);
    }
  }

  /** What is said and written. */
  record Told(Optional<Path> output, boolean progress, boolean verbose, boolean json) {}
}
