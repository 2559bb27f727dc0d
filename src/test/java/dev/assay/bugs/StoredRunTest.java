package dev.assay.bugs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Cost;
import dev.assay.compile.Purpose;
import dev.assay.mutate.TestCase;
import java.util.List;
import org.junit.jupiter.api.Test;

final class StoredRunTest {
  private static final TestCase TEST = Samples.test(1);
  private static final Configuration CONFIGURATION =
      new Configuration(
          Samples.compiler("gcc-12"), "-O2", List.of("-fno-ivopts", "-m32"), Purpose.RUN);

  @Test
  void everyKindOfRunComesBackAsItWas() {
    List<CompilerRun> runs =
        List.of(
            new CompilerRun.Ran(CONFIGURATION, 3, "out", "err", "c0de", Cost.ZERO),
            new CompilerRun.Died(CONFIGURATION, 11, "out", "err", "c0de", Cost.ZERO),
            new CompilerRun.RanTooLong(CONFIGURATION, "out", "c0de", Cost.ZERO),
            new CompilerRun.Compiled(CONFIGURATION, "c0de", Cost.ZERO),
            new CompilerRun.CompilerCrashed(CONFIGURATION, "words", Cost.ZERO),
            new CompilerRun.CompilerHung(CONFIGURATION, "words", Cost.ZERO),
            new CompilerRun.Rejected(CONFIGURATION, "words", Cost.ZERO),
            new CompilerRun.Analysed(CONFIGURATION, "words", Cost.ZERO));
    for (CompilerRun run : runs) {
      StoredRun stored = StoredRun.of(TEST, run);
      assertEquals(run, stored.as(CONFIGURATION));
      assertEquals(CONFIGURATION.toString(), stored.way().toString());
      assertEquals(stored.kind(), RunKind.parse(stored.kind().spelling()).orElseThrow());
    }
    assertEquals(
        RunKind.values().length - 1,
        runs.stream().map(run -> StoredRun.of(TEST, run).kind()).distinct().count(),
        "all but what ran out of resources, which shows nothing");
  }

  @Test
  void onlyTheStartOfALongOutputIsKept() {
    var run = new CompilerRun.Ran(CONFIGURATION, 0, "x".repeat(1 << 20), "", "", Cost.ZERO);
    StoredRun stored = StoredRun.of(TEST, run);
    assertEquals(1 << 16, stored.stdout().length());
    assertEquals(stored, StoredRun.of(TEST, stored.as(CONFIGURATION)));
  }
}
