package dev.assay.bugs.examine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.bugs.Expected;
import dev.assay.bugs.RunKind;
import dev.assay.bugs.StoredRun;
import dev.assay.bugs.regression.RegressionTest;
import dev.assay.bugs.report.Examined;
import dev.assay.bugs.report.ReportInput;
import dev.assay.bugs.report.ReportSamples;
import dev.assay.bugs.report.Timing;
import dev.assay.c.DataModel;
import dev.assay.compile.BuildCommands;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.Scratch;
import dev.assay.judge.BugClass;
import dev.assay.mutate.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is learnt from real compilers about real bugs, where those are installed. */
final class ExaminerTest {
  /** Of gcc PR 111331, which gcc 12.2 has at -O1. */
  private static final String CLAMPS =
      """
      #include <stdio.h>
      int start, result;
      static int clamp(int value, int low, int high) {
        if (value < low) return low;
        if (value > high) return high;
        return value;
      }
      int main(void) {
        int step = -1;
        result = clamp(start + 30, 29, step + 29);
        printf("%d\\n", result);
        return 0;
      }
      """;

  private NativeProcessRunner runner;
  private Scratch scratch;

  @BeforeEach
  void makeAPlace() {
    assumeTrue(NativeProcessRunner.unsupported().isEmpty());
    runner = NativeProcessRunner.detect(System.getenv());
    scratch = runner.scratch();
  }

  @AfterEach
  void leave() {
    if (runner != null) {
      scratch.close();
      runner.close();
    }
  }

  @Test
  void gccsWrongCodeBecomesATestOfItsSuite() throws IOException {
    Compiler gcc = installed("gcc-12", Family.GCC, "12.2.0");
    ReportInput input = input(ReportSamples.crash(), gcc, CLAMPS, "-O1", "29\n", "28\n");
    Examined examined = examine(input, gcc);

    assertEquals(
        List.of("gcc-12 -O1 test.c -o test", "./test"),
        examined.invocation().orElseThrow().lines());
    assertEquals(
        "result is 29 instead of 28 after line 10", examined.firstWrong().orElseThrow().toString());
    assertTrue(examined.compilerText().contains("gcc version 12.2.0"), examined.compilerText());
    RegressionTest test = examined.tests().getFirst();
    assertTrue(test.checked());
    assertEquals("gcc-testsuite/assay-7f3a90c1.c", test.path());
    assertTrue(
        test.text().contains("/* { dg-do run } */\n/* { dg-options \"-O1\" } */\n"), test.text());
    assertTrue(test.text().contains("  if (result != 28)\n    __builtin_abort ();\n"), test.text());
    assertEquals(List.of(), examined.remarks());
  }

  @Test
  void severalFilesAreATestOfSeveralFiles() throws IOException {
    Compiler gcc = installed("gcc-12", Family.GCC, "12.2.0");
    ReportInput input = input(ReportSamples.crash(), gcc, CLAMPS, "-O1", "29\n", "28\n");
    String apart = CLAMPS.replace("int start, result;", "#include \"variables.h\"\nint result;");
    List<SourceFile> files =
        List.of(
            new SourceFile("main.c", apart),
            new SourceFile("variables.h", "extern int start;\n"),
            new SourceFile("variables.c", "int start;\n"));
    Examined examined = examine(ReportSamples.showing(input, files), gcc);

    assertEquals(
        List.of("gcc-12 -O1 main.c variables.c -o test", "./test"),
        examined.invocation().orElseThrow().lines());
    RegressionTest test = examined.tests().getFirst();
    assertEquals(
        List.of("assay-7f3a90c1.c", "assay-7f3a90c1-variables.h", "assay-7f3a90c1-variables.c"),
        test.files().stream().map(SourceFile::name).toList());
    assertTrue(test.text().contains("/* { dg-output \"28\" } */"), test.text());
    assertEquals(List.of(), examined.remarks());
  }

  @Test
  void clangsOwnToolTakesTheTestApart() throws IOException, InterruptedException {
    Compiler clang = installed("clang-19", Family.CLANG, "19.1.7");
    ReportInput input =
        input(ReportSamples.wrongCode(), clang, ReportSamples.COPIES, "-O2", "0 2 27\n", "0 0 1\n");
    String declared = ReportSamples.COPIES.replace("unsigned char a", "extern unsigned char a");
    List<SourceFile> files =
        List.of(
            new SourceFile("one.c", declared), new SourceFile("two.c", "unsigned char a[32];\n"));
    RegressionTest test = examine(ReportSamples.showing(input, files), clang).tests().getFirst();

    Path tool = Path.of("/usr/lib/llvm-19/bin/split-file");
    assumeTrue(Files.isExecutable(tool));
    Path text = Files.writeString(scratch.folder().resolve("test.txt"), test.text());
    Path parts = scratch.folder().resolve("parts");
    Process process =
        new ProcessBuilder(tool.toString(), text.toString(), parts.toString()).start();
    assertEquals(0, process.waitFor());
    assertEquals(declared + "\n", Files.readString(parts.resolve("one.c")));
    assertEquals(files.get(1).text(), Files.readString(parts.resolve("two.c")));
  }

  @Test
  void clangsWrongLoopIsSeenAfterItsEnd() throws IOException {
    Compiler clang = installed("clang-19", Family.CLANG, "19.1.7");
    ReportInput input =
        input(ReportSamples.wrongCode(), clang, ReportSamples.COPIES, "-O2", "0 2 27\n", "0 0 1\n");
    Examined examined = examine(input, clang);

    assertEquals(
        "a[4] is 2 instead of 0 after line 6", examined.firstWrong().orElseThrow().toString());
    assertEquals(
        List.of("llvm-testsuite/assay-7f3a90c1.c"),
        examined.tests().stream().map(RegressionTest::path).toList());
  }

  @Test
  void anInternalErrorIsATestThatMustCompile() throws IOException {
    Compiler gcc = installed("gcc-12", Family.GCC, "12.2.0");
    ReportInput sample = ReportSamples.crash();
    Examined examined = examine(sample.with(Examined.NOTHING), gcc);

    assertEquals(List.of("gcc-12 -O0 -c test.c"), examined.invocation().orElseThrow().lines());
    assertTrue(
        examined.tests().getFirst().text().contains("/* { dg-do compile } */"),
        examined.tests().toString());
  }

  @Test
  void aHangIsMeasured(@TempDir Path folder) throws IOException {
    Path script = folder.resolve("spinning");
    Files.writeString(
        script, "#!/bin/sh\nulimit -t 1\ncase \" $* \" in *' -O2 '*) while :; do :; done;; esac\n");
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    ReportInput sample = ReportSamples.wrongCode();
    Compiler spinning = compiler(script, Family.CLANG, sample);
    StoredRun.Way way = sample.bad().way();
    var there =
        new StoredRun.Way(
            way.compiler(),
            way.version(),
            way.target(),
            Map.of(),
            way.level(),
            way.flags(),
            way.purpose(),
            new BuildCommands(
                List.of(script.toString(), "-O2", "-c", "test.c", "-o", "test.o"),
                List.of(),
                List.of("./test"),
                List.of("test.o")));
    var bad = new StoredRun(there, RunKind.HUNG, 0, "", "", "");
    Examined examined = examine(ReportSamples.of(sample, BugClass.HANG, bad), spinning);

    Timing timing = examined.timing().orElseThrow();
    assertEquals("spinning -O0", timing.good());
    assertTrue(timing.spent().toMillis() > 500, timing.toString());
    assertTrue(timing.quick().compareTo(timing.spent()) < 0, timing.toString());
    assertTrue(examined.tests().getFirst().text().contains("-O2 -c %s"), examined.toString());
  }

  @Test
  void aBugThatIsGoneIsToldSo() throws IOException {
    Compiler gcc = installed("gcc-12", Family.GCC, "12.2.0");
    ReportInput input = input(ReportSamples.crash(), gcc, CLAMPS, "-O0", "29\n", "28\n");
    Examined examined = examine(input, gcc);

    assertEquals(Optional.empty(), examined.invocation());
    assertEquals(List.of(), examined.tests());
    assertEquals(
        List.of(
            "The script did not show the bug when this report was written.",
            "No form of regression test showed the bug."),
        examined.remarks());
  }

  private Examined examine(ReportInput input, Compiler compiler) {
    return Examiner.examine(new Bench(runner, scratch, List.of(compiler)), input, compiler);
  }

  private static ReportInput input(
      ReportInput sample,
      Compiler compiler,
      String text,
      String level,
      String wrong,
      String right) {
    var way =
        ReportSamples.way(
            compiler.name(), compiler.version(), compiler.target(), level, List.of(), "test.c");
    var bad = new StoredRun(way, RunKind.RAN, 0, wrong, "", "");
    ReportInput shown =
        ReportSamples.of(ReportSamples.showing(sample, text), BugClass.WRONG_OUTPUT, bad);
    return new ReportInput(
        shown.bug(),
        shown.program(),
        bad,
        Optional.empty(),
        Optional.of(new Expected(0, right)),
        shown.triage(),
        Optional.empty(),
        Examined.NOTHING);
  }

  /** The compiler in the very version that has the bug; its name is that of the sample. */
  private static Compiler installed(String name, Family family, String version) throws IOException {
    Path path = Path.of("/usr/bin", name);
    assumeTrue(Files.isExecutable(path), name);
    Process process = new ProcessBuilder(path.toString(), "--version").start();
    String said =
        new String(
            process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    assumeTrue(said.contains(" " + version), said);
    ReportInput sample = family == Family.GCC ? ReportSamples.crash() : ReportSamples.wrongCode();
    return compiler(path, family, sample);
  }

  private static Compiler compiler(Path path, Family family, ReportInput sample) {
    return new Compiler(
        path.getFileName().toString(),
        family,
        List.of(path.toString()),
        sample.bug().version(),
        sample.bug().target(),
        DataModel.LP64,
        true,
        List.of("-O0", "-O1", "-O2"),
        List.of(),
        Map.of(),
        ProcessLimits.COMPILER,
        Capabilities.NONE);
  }
}
