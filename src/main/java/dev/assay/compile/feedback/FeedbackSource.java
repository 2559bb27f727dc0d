package dev.assay.compile.feedback;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/**
 * One way to learn what a compiler does while it compiles a program.
 *
 * <ol>
 *   <li>It asks by what it changes of the compiler's command line and environment, and the machine
 *       code stays as it would be without it.
 *   <li>It leaves room for others: all sources that fit a compiler are asked in one compilation,
 *       each with report files of its own.
 *   <li>What it reads is the same for the same program, and holds nothing of the program's names
 *       and nothing of the machine.
 *   <li>Reading never fails: a report that is missing or cut off tells less.
 * </ol>
 */
public sealed interface FeedbackSource
    permits AflMap,
        AssemblyPairs,
        GccDebugCounters,
        GccOptInfo,
        GccStatistics,
        GcovArcs,
        OptimizationRecords,
        SanitizerCoverage,
        TimeTrace {
  /** As users write it. */
  String name();

  /** One line for people. */
  String summary();

  /** Those whose compilers can be asked. */
  Set<Family> families();

  /** Whether the compiler itself must have been built for it. */
  boolean instrumented();

  /** Why this compiler cannot be asked on this machine, if so. */
  default Optional<String> problem(Compiler compiler) {
    return families().contains(compiler.family())
        ? Optional.empty()
        : Optional.of(name() + " cannot be had from " + compiler.name());
  }

  /**
   * How it asks.
   *
   * @param folder where the compiler works, for report files
   */
  Request request(Compiler compiler, Path folder);

  /** What the compiler told, in names without the source's own. */
  Feedback read(Remains remains);

  /**
   * How the compiler ended, for sources whose own program stands before it and hides that.
   *
   * @param made whether there is an object file
   */
  default ProcessEnd end(Completed completed, boolean made) {
    return completed.end();
  }
}
