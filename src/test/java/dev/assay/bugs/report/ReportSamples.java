package dev.assay.bugs.report;

import dev.assay.bugs.AffectedVersion;
import dev.assay.bugs.Blame;
import dev.assay.bugs.Bug;
import dev.assay.bugs.BugState;
import dev.assay.bugs.Expected;
import dev.assay.bugs.RunKind;
import dev.assay.bugs.Sighting;
import dev.assay.bugs.StoredRun;
import dev.assay.bugs.Triage;
import dev.assay.bugs.regression.RegressionTest;
import dev.assay.bugs.trace.FirstWrong;
import dev.assay.c.Standard;
import dev.assay.compile.BuildCommands;
import dev.assay.compile.Purpose;
import dev.assay.judge.BugClass;
import dev.assay.judge.Signature;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.random.Seed;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Findings with fixed data, for tests of reports. */
public final class ReportSamples {
  public static final String COPIES =
      """
      int printf(const char *, ...);
      unsigned char a[32];
      void f(void) {
      #pragma clang loop interleave_count(2)
        for (int i = 0; i != 30; i++)
          a[i + 2] = a[i];
      }
      int main(void) {
        for (int i = 0; i < 32; i++)
          a[i] = i;
        f();
        printf("%d %d %d\\n", a[2], a[4], a[31]);
      }
      """;

  public static final String SHIFTS = "int f(void) { return (_Bool)(6 >> -14); }\n";

  private static final String CLANG = "Debian clang version 19.1.7 (3+b1)";
  private static final String GCC = "gcc-12 (Debian 12.2.0-14) 12.2.0";

  private ReportSamples() {}

  /** A miscompilation of clang, reduced, bisected and traced. */
  public static ReportInput wrongCode() {
    var way = way("clang-19", CLANG, "x86_64-pc-linux-gnu", "-O2", List.of(), "test.c");
    var bad = new StoredRun(way, RunKind.RAN, 0, "0 2 27\n", "", "c0de");
    var triage =
        new Triage(
            List.of(
                new Blame(
                    Blame.Kind.PASS,
                    "LoopVectorizePass",
                    Optional.of("f"),
                    List.of("clang-19", "-O2", "-mllvm", "-opt-bisect-limit=41", "test.c"),
                    List.of("clang-19", "-O2", "-mllvm", "-opt-bisect-limit=42", "test.c"),
                    "right with -opt-bisect-limit=41, wrong with 42")),
            List.of("-fno-vectorize", "-fno-unroll-loops"),
            List.of(
                new AffectedVersion(
                    "clang-14", "Debian clang version 14.0.6", List.of("-O2"), true),
                new AffectedVersion("clang-19", CLANG, List.of("-O2", "-Os"), true)),
            List.of("loop"),
            List.of(),
            List.of(),
            25);
    return new ReportInput(
        bug(
            new Signature(BugClass.WRONG_OUTPUT, "clang-19", "wrong stdout at -O2"),
            CLANG,
            "x86_64-pc-linux-gnu",
            "clang-19 -O2",
            "-O2"),
        program(COPIES, 118, 2950),
        bad,
        Optional.empty(),
        Optional.of(new Expected(0, "0 0 1\n")),
        triage,
        Optional.empty(),
        new Examined(
            "clang version 19.1.7\nTarget: x86_64-pc-linux-gnu\n",
            Optional.of(plain(bad)),
            Optional.of(
                new FirstWrong(
                    "a[4]",
                    11,
                    "0",
                    "2",
                    "The program was made to print all global variables after each call that main"
                        + " makes.",
                    List.of("line 11: a[2] = 0", "line 11: a[3] = 1"))),
            Optional.empty(),
            List.of(
                RegressionTest.of(RegressionTest.Suite.LLVM, "assay-7f3a90c1.c", "// RUN: true\n")
                    .tried()),
            List.of()));
  }

  /** An internal error of gcc, reduced, with a release that works. */
  public static ReportInput crash() {
    var way = way("gcc-12", GCC, "x86_64-linux-gnu", "-O0", List.of(), "test.c");
    var bad =
        new StoredRun(
            way,
            RunKind.CRASHED,
            0,
            "",
            "test.c: In function 'f':\n"
                + "test.c:1:22: internal compiler error: in gimplify_expr, at gimplify.cc:15905\n"
                + "0x7f33d2e461c9 __libc_start_call_main\n"
                + "\t../sysdeps/nptl/libc_start_call_main.h:58\n"
                + "Please submit a full bug report, with preprocessed source.\n",
            "");
    var triage =
        new Triage(
            List.of(),
            List.of(),
            List.of(
                new AffectedVersion("gcc-11", "gcc-11 (Debian 11.3.0-12) 11.3.0", List.of(), false),
                new AffectedVersion("gcc-12", GCC, List.of("-O0", "-O2"), true)),
            List.of(),
            List.of(),
            List.of(),
            4);
    return new ReportInput(
        bug(
            new Signature(BugClass.CRASH, "gcc-12", "ice in gimplify_expr, at gimplify.cc:15905"),
            GCC,
            "x86_64-linux-gnu",
            "gcc-12 -O0",
            "-O0"),
        program(SHIFTS, 17, 812),
        bad,
        Optional.empty(),
        Optional.empty(),
        triage,
        Optional.of("Likely the same as PR 1, because the signature is the same."),
        new Examined(
            "Using built-in specs.\ngcc version 12.2.0\n",
            Optional.of(plain(bad)),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of()));
  }

  /** The same finding as it was before anybody looked closer. */
  public static ReportInput untouched(ReportInput input) {
    return new ReportInput(
        input.bug(),
        new Shown(
            input.program().standard(),
            input.program().files(),
            input.program().units(),
            input.program().flags(),
            Optional.empty()),
        input.bad(),
        Optional.empty(),
        input.expected(),
        Triage.NOTHING,
        Optional.empty(),
        Examined.NOTHING);
  }

  /** The same finding with another program. */
  public static ReportInput showing(ReportInput input, String text) {
    return new ReportInput(
        input.bug(),
        program(text, 10, 20),
        input.bad(),
        input.good(),
        input.expected(),
        input.triage(),
        input.known(),
        input.examined());
  }

  /** The same finding with a program of several files, of which those in C are compiled. */
  public static ReportInput showing(ReportInput input, List<SourceFile> files) {
    List<String> units =
        files.stream().map(SourceFile::name).filter(name -> name.endsWith(".c")).toList();
    return new ReportInput(
        input.bug(),
        new Shown(Standard.DEFAULT, files, units, List.of(), Optional.empty()),
        input.bad(),
        input.good(),
        input.expected(),
        input.triage(),
        input.known(),
        input.examined());
  }

  /** The same finding of another class, seen in that run. */
  public static ReportInput of(ReportInput input, BugClass kind, StoredRun bad) {
    var signature = new Signature(kind, input.bug().signature().compiler(), "key");
    return new ReportInput(
        bug(signature, input.bug().version(), input.bug().target(), "gcc-12 -O2", "-O2"),
        input.program(),
        bad,
        input.good(),
        input.expected(),
        input.triage(),
        input.known(),
        Examined.NOTHING);
  }

  /** A configuration, with the commands that campaigns use. */
  public static StoredRun.Way way(
      String compiler,
      String version,
      String target,
      String level,
      List<String> flags,
      String unit) {
    var options = new java.util.ArrayList<String>();
    options.addAll(List.of("/usr/bin/" + compiler, level, "-std=gnu11", "-w", "-fsigned-char"));
    options.addAll(List.of("-ffp-contract=off", "-fdiagnostics-color=never"));
    options.addAll(flags);
    var compile = new java.util.ArrayList<>(options);
    compile.addAll(List.of("-c", unit, "-o", "test.o"));
    var link = new java.util.ArrayList<>(options);
    link.addAll(List.of("test.o", "-o", "./test", "-lm"));
    return new StoredRun.Way(
        compiler,
        version,
        target,
        Map.of(),
        level,
        flags,
        Purpose.RUN,
        new BuildCommands(compile, link, List.of("./test"), List.of("test.o")));
  }

  private static Invocation plain(StoredRun bad) {
    return Invocation.plain(bad, program(COPIES, 1, 1));
  }

  private static Shown program(String text, int tokens, int original) {
    return new Shown(
        Standard.DEFAULT,
        List.of(new SourceFile("test.c", text)),
        List.of("test.c"),
        List.of(),
        Optional.of(new Shown.Reduction(tokens, original, true)));
  }

  private static Bug bug(
      Signature signature, String version, String target, String configuration, String level) {
    return new Bug(
        signature.kind() == BugClass.CRASH ? "0badcafe" : "7f3a90c1",
        signature,
        version,
        target,
        configuration + ": " + signature.key(),
        List.of(new Bug.Affected(configuration, level)),
        3,
        new Sighting(
            1, 174, new Origin("exact", new Seed(42), ""), Instant.parse("2026-02-03T04:05:06Z")),
        Instant.parse("2026-02-04T04:05:06Z"),
        BugState.NEW,
        "",
        true,
        "interpreter",
        "0.1.0");
  }
}
