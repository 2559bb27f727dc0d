package dev.assay.campaign;

import dev.assay.compile.Compiler;
import dev.assay.compile.Matrix;
import dev.assay.compile.MatrixOptions;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.interpret.Limits;
import dev.assay.judge.Confirmation;
import dev.assay.judge.Judge;
import java.util.List;

/** Examinations as campaigns make them, with the installed gcc to read programs. */
final class SmallExamination {
  private SmallExamination() {}

  /**
   * @param building starts the compilers under test
   */
  static Examination of(ProcessRunner runner, ProcessRunner building) {
    var matrix = new Matrix(building, new MatrixOptions(ProcessLimits.PROGRAM, true));
    var judge = new Judge(FlagMeaning::setting);
    var limits = Limits.DEFAULT.withFuel(1_000_000);
    List<Compiler> readers = List.of(RealGcc.compiler());
    return new Examination(
        new Understanding(runner, readers, limits, 0),
        matrix,
        judge,
        new SecondLook(
            matrix,
            new Understanding(runner, readers, limits, 4),
            judge,
            new Confirmation(),
            new FlagNarrowing(matrix, judge),
            new Witnesses(matrix, List.of())));
  }
}
