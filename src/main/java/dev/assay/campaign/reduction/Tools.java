package dev.assay.campaign.reduction;

import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Matrix;
import dev.assay.compile.MatrixOptions;
import dev.assay.compile.process.CpuMeter;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What a reduction works with.
 *
 * @param meter starts all processes
 * @param compilers all that work, not only the one with the bug
 * @param program limits of the programs that compilers made
 */
public record Tools(
    CpuMeter meter, Supplier<Scratch> scratches, List<Compiler> compilers, ProcessLimits program) {
  public Tools {
    compilers = List.copyOf(compilers);
  }

  Scratch scratch() {
    return scratches.get();
  }

  Tools within(ProcessLimits limits) {
    return new Tools(meter, scratches, compilers, limits);
  }

  /** Empty if the thread was interrupted. */
  Optional<CompilerRun> compiled(TestCase test, Configuration configuration, Scratch scratch) {
    return run(test, configuration, false, scratch);
  }

  /** Compiled, linked and run; empty if the thread was interrupted. */
  Optional<CompilerRun> ran(TestCase test, Configuration configuration, Scratch scratch) {
    return run(test, configuration, true, scratch);
  }

  Optional<CompilerRun> run(
      TestCase test, Configuration configuration, boolean whole, Scratch scratch) {
    var matrix = new Matrix(meter, new MatrixOptions(program, false));
    return matrix.run(test, List.of(configuration), _ -> whole, scratch).stream().findFirst();
  }
}
