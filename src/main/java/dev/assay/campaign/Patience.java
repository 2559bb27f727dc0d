package dev.assay.campaign;

import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Purpose;
import dev.assay.compile.process.ProcessLimits;
import java.time.Duration;
import java.util.List;

/**
 * Decides how long a compiler must be given before it counts as hanging on a program: many times
 * what it took for the same program elsewhere, since large programs rightly take long.
 */
final class Patience {
  private static final int TIMES = 20;

  /** More than this is a hang whatever others take. */
  private static final Duration MOST = Duration.ofMinutes(10);

  private Patience() {}

  /** The configuration that hung, with as much time as it is due. */
  static Configuration enough(Configuration hung, List<CompilerRun> runs) {
    Compiler compiler = hung.compiler();
    ProcessLimits limits = compiler.limits();
    Duration due =
        runs.stream()
            .filter(run -> run.configuration().compiler().equals(compiler))
            .filter(run -> !(run instanceof CompilerRun.CompilerHung))
            .map(run -> run.cost().compiling().multipliedBy(TIMES))
            .max(Duration::compareTo)
            // An analyser has nothing to be measured by, and may think for long.
            .orElse(hung.purpose() == Purpose.ANALYSE ? MOST : limits.cpu());
    Duration given = due.compareTo(limits.cpu()) < 0 ? limits.cpu() : due;
    return new Configuration(
        compiler.within(limits.withCpu(given.compareTo(MOST) > 0 ? MOST : given)),
        hung.level(),
        hung.flags(),
        hung.purpose());
  }
}
