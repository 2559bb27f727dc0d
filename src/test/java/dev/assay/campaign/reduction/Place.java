package dev.assay.campaign.reduction;

import dev.assay.c.Standard;
import dev.assay.campaign.HostileCompiler;
import dev.assay.campaign.RealGcc;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.process.CpuMeter;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import dev.assay.reduce.pass.Passes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;

/** A place for reductions, with one compiler that misbehaves and an honest gcc. */
record Place(NativeProcessRunner runner, Compiler hostile) implements AutoCloseable {
  /** The body is shell, as {@link HostileCompiler} runs it. */
  static Place in(Path folder, String body) throws IOException {
    // The compilers run as somebody else.
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    Compiler hostile = HostileCompiler.in(folder, "hostile", body).compiler(Family.GCC);
    // Enough that nothing honest is stopped for lack of time, however slow the machine is.
    return new Place(NativeProcessRunner.detect(System.getenv()), hostile)
        .within(Duration.ofSeconds(20));
  }

  /** The same with a compiler that may take so long. */
  Place within(Duration cpu) {
    return new Place(runner, hostile.within(hostile.limits().withCpu(cpu)));
  }

  static TestCase test(String text) {
    return TestCase.of(
        new Origin("test", new Seed(0), ""),
        Standard.DEFAULT,
        List.of(new SourceFile("test.c", text)),
        List.of());
  }

  Configuration bad() {
    return Configuration.plain(hostile, "-O2");
  }

  Tools tools() {
    return new Tools(
        new CpuMeter(runner),
        runner::scratch,
        List.of(hostile, RealGcc.compiler()),
        ProcessLimits.PROGRAM);
  }

  ReductionJob.Outcome reduce(TestCase test, Symptom symptom) {
    return new ReductionJob(
            new Specimen(test, bad(), symptom),
            tools(),
            new ReductionWish(Passes.all(), 2, () -> false, Staying.NONE),
            ReductionWatch.SILENT)
        .run();
  }

  Shrunk shrunk(String text, Symptom symptom) {
    return switch (reduce(test(text), symptom)) {
      case ReductionJob.Outcome.Done(Shrunk shrunk) -> shrunk;
      case ReductionJob.Outcome.Impossible(String message) -> throw new AssertionError(message);
    };
  }

  String impossible(String text, Symptom symptom) {
    return switch (reduce(test(text), symptom)) {
      case ReductionJob.Outcome.Done(Shrunk shrunk) ->
          throw new AssertionError(shrunk.test().files().getFirst().text());
      case ReductionJob.Outcome.Impossible(String message) -> message;
    };
  }

  @Override
  public void close() {
    runner.close();
  }
}
