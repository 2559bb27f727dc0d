package dev.assay.generate;

import dev.assay.interpret.Execution;
import java.util.List;
import java.util.Optional;

/**
 * A generated program, with what it must do.
 *
 * @param files its sources; those that are compiled first
 * @param units the names of the files that are compiled; the others are included
 * @param meaning for programs in C++ the same program in C, which the interpreter can read
 * @param expected what the interpreter saw: the exit code and output of every correct build; empty
 *     where the program may do what C does not define
 * @param statistics how it came to be, for those who measure
 */
public record Generated(
    List<GeneratedFile> files,
    List<String> units,
    Target target,
    Optional<GeneratedFile> meaning,
    Optional<Execution.Finished> expected,
    Statistics statistics) {
  /** The name of the file that tells what a program in C++ means. */
  public static final String MEANING = "meaning.c";

  public Generated {
    files = List.copyOf(files);
    units = List.copyOf(units);
  }

  /** The same, with what else is known of how it came to be. */
  public Generated withDefects(int defects) {
    var known =
        new Statistics(
            statistics.attempts(),
            defects,
            statistics.rounds(),
            statistics.holes(),
            statistics.repaired(),
            statistics.statements(),
            statistics.executed());
    return new Generated(files, units, target, meaning, expected, known);
  }

  /**
   * How a program came to be.
   *
   * @param attempts programs begun until one was good
   * @param defects those of them that were bad for another reason than their size: a maker's fault
   * @param rounds runs with holes until nothing changed
   * @param holes operations that could have been undefined
   * @param repaired those of them that had to become others
   * @param statements how many statements it has
   * @param executed how many of them are executed
   */
  public record Statistics(
      int attempts,
      int defects,
      int rounds,
      int holes,
      int repaired,
      int statements,
      int executed) {}
}
