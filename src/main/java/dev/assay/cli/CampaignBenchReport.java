package dev.assay.cli;

import dev.assay.campaign.CampaignBench;
import dev.assay.campaign.Examination;
import dev.assay.campaign.source.CsmithSource;
import dev.assay.compile.BareLoop;
import dev.assay.compile.Configuration;
import dev.assay.compile.CsmithProgram;
import dev.assay.compile.SearchPath;
import dev.assay.mutate.TestCase;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** {@code assay bench campaign}: a campaign's inner loop beside {@code xargs -P}. */
record CampaignBenchReport(Streams streams, Workshop workshop, int programs, int jobs) {

  int run(CompilerOptions options) {
    Optional<Path> csmith = SearchPath.ofEnvironment().find("csmith");
    Optional<Path> headers = CsmithProgram.headers();
    if (csmith.isEmpty() || headers.isEmpty()) {
      streams
          .err()
          .println(
              "assay: bench campaign needs Csmith (Debian/Ubuntu: apt-get install csmith"
                  + " libcsmith-dev)");
      return ExitCode.MACHINE_LACKS;
    }
    List<Configuration> configurations = workshop.configurations(options);
    var source = new CsmithSource(csmith.get(), headers.get(), workshop.runner(), workshop.all());
    var bench = new CampaignBench(source, workshop.runner()::scratch, configurations, jobs);
    streams.err().printf("assay: making %d programs ...%n", programs);
    streams.err().flush();
    Examination saving = workshop.examination();
    List<TestCase> tests = bench.programs(programs, saving.understanding());
    streams
        .out()
        .printf(
            "%d programs of Csmith, %d builds each, %d jobs%n",
            tests.size(), configurations.size(), jobs);
    bench.warmUp(saving, tests);
    var loop = new BareLoop(workshop.runner(), jobs);
    Optional<BareLoop.Took> before = bench.bare(loop, tests);
    CampaignBench.Measured plain = bench.measure(workshop.examinationWithoutSavings(), tests);
    CampaignBench.Measured quick = bench.measure(saving, tests);
    // Before and after, since the first to come finds the files cold.
    Optional<BareLoop.Took> after = bench.bare(loop, tests);
    if (before.isEmpty() || after.isEmpty()) {
      streams.err().println("assay: the bare loop did not run; is xargs installed?");
      return ExitCode.MACHINE_LACKS;
    }
    Duration base = before.get().wall().plus(after.get().wall()).dividedBy(2);
    print("bare loop", base, base, tests.size(), "  (mean of before and after)");
    print("without savings", plain.wall(), base, tests.size(), shares(plain));
    print("with savings", quick.wall(), base, tests.size(), shares(quick));
    return ExitCode.FINE;
  }

  private void print(String what, Duration wall, Duration base, int tests, String more) {
    streams
        .out()
        .printf(
            Locale.ROOT,
            "%-16s %7.1f s  %6.0f programs/h  ratio %.2f%s%n",
            what,
            wall.toMillis() / 1000.0,
            tests * 3600_000.0 / Math.max(1, wall.toMillis()),
            (double) base.toMillis() / Math.max(1, wall.toMillis()),
            more);
    streams.out().flush();
  }

  private static String shares(CampaignBench.Measured measured) {
    return String.format(
        Locale.ROOT,
        "  %d builds, %d run, %.1f %% of CPU outside compilers and programs",
        measured.usage().builds(),
        measured.usage().runs(),
        100 * measured.outsideShare());
  }
}
