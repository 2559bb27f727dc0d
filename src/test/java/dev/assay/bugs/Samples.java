package dev.assay.bugs;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Cost;
import dev.assay.compile.Family;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.Signature;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.Setting;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Trials for tests of the store. */
public final class Samples {
  public static final Instant TIME = Instant.parse("2026-02-03T04:05:06Z");
  public static final CampaignSettings SETTINGS =
      CampaignSettings.of(Map.of("seed", "1", "levels", "-O0 -O2"));
  public static final String PROGRAM =
      """
      #include <stdio.h>
      int main(void) { printf("7\\n"); return 0; }
      """;

  private Samples() {}

  /** A compiler that is not there. */
  public static Compiler compiler(String name) {
    return new Compiler(
        name,
        Family.GCC,
        List.of("/nowhere/" + name),
        name + " (Debian 12.2.0-14) 12.2.0",
        "x86_64-linux-gnu",
        DataModel.LP64,
        true,
        List.of("-O0", "-O2"),
        List.of(),
        Map.of(),
        ProcessLimits.COMPILER,
        Capabilities.NONE);
  }

  public static TestCase test(long trial) {
    return TestCase.of(
            new Origin("csmith", new Seed(trial), ""),
            Standard.DEFAULT,
            List.of(
                new SourceFile("test.c", "/* " + trial + " */\n" + PROGRAM),
                new SourceFile("sub/part.h", "extern int part;\n")),
            List.of("-I", "sub"))
        .expecting(
            new Expectation(
                Map.of(
                    new Setting(DataModel.LP64, Dialect.DEFAULT),
                    new Execution.Finished(0, "7\n", 12)),
                false));
  }

  /** The compiler at -O2 prints 8 where 7 is right. */
  public static Finding wrong(String compiler, String key, String level) {
    return new Finding(
        new Signature(BugClass.WRONG_OUTPUT, compiler, key),
        "prints 8 where 7 is right",
        List.of(
            new CompilerRun.Ran(
                Configuration.plain(compiler(compiler), level), 0, "8\n", "", "c0de", Cost.ZERO)),
        true,
        "interpreter");
  }

  /** The compiler at -O2 prints something else than most compilers. */
  public static Finding disagreement(String compiler, String key) {
    return new Finding(
        new Signature(BugClass.DISAGREEMENT, compiler, key),
        "prints 8 where 7 is right",
        wrong(compiler, key, "-O2").evidence(),
        false,
        "");
  }

  /** The compiler dies of an internal error. */
  public static Finding crash(String compiler, String key, String level) {
    return new Finding(
        new Signature(BugClass.CRASH, compiler, key),
        "internal compiler error: " + key,
        List.of(
            new CompilerRun.CompilerCrashed(
                Configuration.plain(compiler(compiler), level),
                "test.c:1:1: internal compiler error: " + key + "\n\u00e9\u0000",
                Cost.ZERO)),
        false,
        "");
  }

  /**
   * Several compilers die of the same internal error, at places of their own; the first names it.
   */
  public static Finding crashes(String function, Map<String, Integer> places) {
    List<CompilerRun> runs =
        places.entrySet().stream()
            .map(place ->
                (CompilerRun)
                    new CompilerRun.CompilerCrashed(
                        Configuration.plain(compiler(place.getKey()), "-O2"),
                        "test.c:1:1: internal compiler error: in "
                            + function
                            + ", at expr.cc:"
                            + place.getValue()
                            + "\n",
                        Cost.ZERO))
            .toList();
    Map.Entry<String, Integer> first = places.entrySet().iterator().next();
    String key = "ice in " + function + ", at expr.cc:" + first.getValue();
    return new Finding(
        new Signature(BugClass.CRASH, first.getKey(), key), "crashes", runs, true, "");
  }

  public static TrialRecord trial(long number, Finding... findings) {
    return new TrialRecord(
        number,
        "csmith",
        new Seed(number),
        findings.length == 0 ? "agrees" : findings[0].kind().spelling(),
        Optional.of(test(number)),
        List.of(findings),
        List.of(),
        Map.of("programs", 1L, "builds", 10L),
        TIME.plusSeconds(number));
  }
}
