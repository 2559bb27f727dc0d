package dev.assay.bugs.bisect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.bugs.AffectedVersion;
import dev.assay.bugs.Expected;
import dev.assay.bugs.Samples;
import dev.assay.bugs.Triage;
import dev.assay.c.DataModel;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Matrix;
import dev.assay.compile.MatrixOptions;
import dev.assay.compile.Purpose;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.ProcessLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Processes and all: a script that behaves as a clang with a bug in its seventh pass. */
final class BisectionTest {
  /** Its programs are scripts too: they print 8 where 7 is right. */
  private static final String CLANG =
      """
      #!/bin/sh
      limit=99 optimised=no compile=no vectorize=yes
      for word in "$@"; do
        case $word in
          -opt-bisect-limit=-1) limit=99 talk=yes ;;
          -opt-bisect-limit=*) limit=${word#*=} talk=yes ;;
          -O2) optimised=yes ;;
          -fno-vectorize) vectorize=no ;;
          -c) compile=yes ;;
        esac
      done
      if [ $compile = yes ]; then
        if [ -n "$talk" ]; then
          for i in 1 2 3 4 5 6 7 8 9 10; do
            [ $i -le $limit ] && echo "BISECT: running pass ($i) Pass$i on f$i" >&2
          done
        fi
        if [ $optimised = yes ] && [ $limit -ge 7 ] && [ $vectorize = yes ] && BUGGY; then
          echo 8 > test.o
        else
          echo 7 > test.o
        fi
      else
        printf '#!/bin/sh\\necho %s\\n' "$(cat test.o)" > test
        chmod +x test
      fi
      """;

  /** Its programs say 7 as they must, and report a shift that is not one while that is checked. */
  private static final String ALARMING =
      """
      #!/bin/sh
      alarm=no compile=no
      for word in "$@"; do
        case $word in
          -fsanitize=undefined) alarm=yes ;;
          -fno-sanitize=shift-exponent|-fno-sanitize=shift) alarm=no ;;
          -fno-sanitize=vptr) echo 'error: no such check' >&2; exit 1 ;;
          -O2) optimised=yes ;;
          -opt-bisect-limit=*) [ -n "$talk" ] || echo "BISECT: running pass (1) Pass1 on f" >&2 ;;
          -c) compile=yes ;;
        esac
      done
      if [ $compile = yes ]; then
        BUGGY && [ "$optimised" = yes ] && echo $alarm > test.o || echo no > test.o
      else
        printf '#!/bin/sh\\necho 7\\n' > test
        if [ "$(cat test.o)" = yes ]; then
          words='runtime error: shift exponent 58 is too large'
          echo "echo 't.c:1:2: $words' >&2" >> test
        fi
        chmod +x test
      fi
      """;

  @TempDir private Path folder;

  @Test
  void thePassTheOptionAndTheReleasesAreFound() throws IOException {
    Triage triage = bisected(1);
    assertEquals("Pass7", triage.blame().orElseThrow().name());
    assertEquals(Optional.of("f7"), triage.blame().orElseThrow().function());
    assertTrue(triage.blame().orElseThrow().good().contains("-opt-bisect-limit=6"));
    assertTrue(triage.blame().orElseThrow().bad().contains("-opt-bisect-limit=7"));
    assertEquals(List.of("-fno-vectorize"), triage.cures());
    assertEquals("-fvectorize", triage.blames().get(1).name());
    assertEquals(
        List.of(
            new AffectedVersion("clang-1", "clang version 1.0.0", List.of(), false),
            new AffectedVersion("clang-2", "clang version 2.0.0", List.of("-O2"), true)),
        triage.affected());
    assertEquals(List.of(), triage.remarks());
  }

  @Test
  void theNumberOfJobsChangesNothing() throws IOException {
    assertEquals(bisected(1), bisected(4));
  }

  @Test
  void theCheckThatGivesAFalseAlarmIsFound() throws IOException {
    Compiler bad = compiler(ALARMING, "clang-2", "2.0.0", "true");
    Compiler good = compiler(ALARMING, "clang-1", "1.0.0", "false");
    var undefined =
        new Configuration(bad, "-O2", List.of("-fsanitize=undefined"), Purpose.SANITIZE);
    Triage triage = bisected(bad, good, undefined, 1);
    assertEquals("-fsanitize=shift-exponent", triage.blame().orElseThrow().name());
    assertTrue(triage.blame().orElseThrow().good().contains("-fno-sanitize=shift-exponent"));
    assertEquals(
        List.of(
            new AffectedVersion("clang-1", "clang version 1.0.0", List.of(), false),
            new AffectedVersion("clang-2", "clang version 2.0.0", List.of("-O2"), true)),
        triage.affected());
    assertEquals(
        List.of(
            "the bug is there with -opt-bisect-limit=0: no pass that can be left out is needed",
            "the check that speaks is named: the mistake may be in what it is given"),
        triage.remarks());
  }

  private Triage bisected(int jobs) throws IOException {
    Compiler bad = compiler(CLANG, "clang-2", "2.0.0", "true");
    Compiler good = compiler(CLANG, "clang-1", "1.0.0", "false");
    return bisected(bad, good, Configuration.plain(bad, "-O2"), jobs);
  }

  private static Triage bisected(Compiler bad, Compiler good, Configuration shown, int jobs) {
    try (var runner = NativeProcessRunner.detect(Map.of())) {
      var matrix = new Matrix(runner, MatrixOptions.DEFAULT.withoutSavings());
      var bisection = new Bisection(runner, matrix, List.of(bad, good), jobs, 200);
      Diagnosis diagnosis =
          Diagnosis.of(bisection, Samples.test(1), shown, Optional.of(new Expected(0, "7\n")));
      return assertInstanceOf(Diagnosis.Made.class, diagnosis).triage();
    }
  }

  private Compiler compiler(String text, String name, String version, String buggy)
      throws IOException {
    Path script = folder.resolve(name);
    Files.writeString(script, text.replace("BUGGY", buggy));
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    return new Compiler(
        name,
        Family.CLANG,
        List.of("/bin/sh", script.toString()),
        "clang version " + version,
        "x86_64-linux-gnu",
        DataModel.LP64,
        true,
        List.of("-O0", "-O2"),
        List.of(),
        Map.of(),
        ProcessLimits.COMPILER,
        Capabilities.NONE);
  }
}
