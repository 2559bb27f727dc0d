package dev.assay.campaign.greybox;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.campaign.greybox.FeatureMeter.Measured;
import dev.assay.compile.feedback.Features;
import dev.assay.compile.process.Scratch;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Limits;
import dev.assay.reduce.Interest;
import dev.assay.reduce.Meaning;
import dev.assay.reduce.Reducer;
import dev.assay.reduce.ReductionOptions;
import dev.assay.reduce.ReductionProgress;
import dev.assay.reduce.Subject;
import dev.assay.reduce.pass.Passes;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Makes programs small while they show what they should and run to their end.
 *
 * @param stop whether to end now with the best so far
 */
public record FeatureShrinking(
    FeatureMeter meter, Supplier<Scratch> scratches, int jobs, BooleanSupplier stop) {
  private static final Limits LIMITS = Limits.DEFAULT.withFuel(5_000_000);

  /** A smaller text that is good; the program's own if there is none. */
  public String of(CorpusProgram program, Predicate<String> good) {
    Interest interest = subject -> isDefined(subject) && good.test(subject.text());
    return Subject.of("test.c", program.text(), DataModel.LP64, Standard.DEFAULT)
                instanceof Subject.Read.Fine(Subject subject)
            && interest.holds(subject)
        ? Reducer.reduce(
                subject,
                interest,
                new ReductionOptions(Passes.all(), jobs, LIMITS, stop),
                ReductionProgress.SILENT)
            .subject()
            .text()
        : program.text();
  }

  private static boolean isDefined(Subject subject) {
    var dialect = new Dialect(Standard.DEFAULT, false, true);
    return Meaning.of(subject, dialect, LIMITS) instanceof Execution.Finished;
  }

  /** Whether a program makes the compilers do all of it. */
  public boolean shows(String text, Features wanted) {
    try (Scratch scratch = scratches.get()) {
      return meter.measure(CorpusProgram.test(text), scratch)
              instanceof Measured.Seen(Features features, var _)
          && wanted.minus(features).isEmpty();
    }
  }
}
