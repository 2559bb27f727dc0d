package dev.assay.bugs.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.bugs.Expected;
import dev.assay.bugs.RunKind;
import dev.assay.bugs.StoredRun;
import dev.assay.judge.BugClass;
import dev.assay.mutate.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script as a stranger runs it, with the installed gcc and with compilers that fail. */
final class ReproduceScriptTest {
  private static final String PRINTS =
      "#include <stdio.h>\nint main(void) { printf(\"%d\\n\", 6 * 7); return 0; }\n";

  @TempDir private Path folder;

  /** How the script ended, and what it said. */
  private record Ended(int status, String output) {}

  @Test
  void aRightOutputIsNoBug() throws IOException, InterruptedException {
    Ended ended = run(wrong(Optional.of(new Expected(0, "42\n"))), Map.of());
    assertEquals(1, ended.status(), ended.output());
    assertTrue(ended.output().endsWith("==> the output is right: the bug does not show\n"));
  }

  @Test
  void aWrongOutputIsShownBesideWhatIsRight() throws IOException, InterruptedException {
    Ended ended = run(wrong(Optional.of(new Expected(0, "41\n"))), Map.of());
    assertEquals(
        new Ended(
            0,
            """
            --- expected
            41
            exit status 0
            --- gcc -O2 test.c -o test
            42
            exit status 0
            ==> the output is wrong: the bug shows
            """),
        ended);
  }

  @Test
  void withoutAnExpectedOutputTheLowestLevelIsRight() throws IOException, InterruptedException {
    Ended same = run(wrong(Optional.empty()), Map.of());
    assertEquals(1, same.status(), same.output());
    Path liar =
        compiler(
            "case \" $* \" in *' -O2 '*) sed -i 's/6 [*] 7/6 + 7/' test.c;; esac\nexec gcc \"$@\"");
    Ended other = run(wrong(Optional.empty()), Map.of("CC", liar.toString()));
    assertEquals(0, other.status(), other.output());
  }

  @Test
  void aMissingCompilerIsToldSo() throws IOException, InterruptedException {
    Ended ended = run(wrong(Optional.empty()), Map.of("CC", "gcc-999"));
    assertEquals(new Ended(3, "gcc-999 is not there\n"), ended);
  }

  @Test
  void aCrashIsKnownByItsWordsOrItsSignal() throws IOException, InterruptedException {
    ReportInput crash = failing(BugClass.CRASH);
    assertEquals(1, run(crash, Map.of()).status());
    Path talks = compiler("echo 'x.c: internal compiler error: in f' >&2; exit 1");
    assertEquals(0, run(crash, Map.of("CC", talks.toString())).status());
    Path dies = compiler("kill -SEGV $$");
    assertEquals(0, run(crash, Map.of("CC", dies.toString())).status());
    Path refuses = compiler("echo 'error: no' >&2; exit 1");
    Ended refused = run(crash, Map.of("CC", refuses.toString()));
    assertEquals(1, refused.status(), refused.output());
  }

  @Test
  void aRefusalIsAnyFailure() throws IOException, InterruptedException {
    ReportInput refusal = failing(BugClass.REJECTED);
    assertEquals(1, run(refusal, Map.of()).status());
    Path refuses = compiler("echo 'error: no' >&2; exit 1");
    assertEquals(0, run(refusal, Map.of("CC", refuses.toString())).status());
  }

  @Test
  void aHangIsEndedByTheLimit() throws IOException, InterruptedException {
    ReportInput hang = failing(BugClass.HANG);
    assertEquals(1, run(hang, Map.of()).status());
    Path spins = compiler("while :; do :; done");
    Ended ended = run(hang, Map.of("CC", spins.toString(), "SECONDS_ALLOWED", "1"));
    assertEquals(0, ended.status(), ended.output());
  }

  @Test
  void anAlarmIsFoundInTheOutput() throws IOException, InterruptedException {
    ReportInput alarm = ReportSamples.of(wrong(Optional.empty()), BugClass.SANITIZER, ran());
    assertEquals(1, run(alarm, Map.of()).status());
    Path alarms = compiler("printf '#!/bin/sh\\necho runtime error: x\\n' > test; chmod +x test");
    assertEquals(0, run(alarm, Map.of("CC", alarms.toString())).status());
  }

  @Test
  void whatDiffersIsUnstable() throws IOException, InterruptedException {
    ReportInput unstable = ReportSamples.of(wrong(Optional.empty()), BugClass.UNSTABLE, ran());
    assertEquals(1, run(unstable, Map.of()).status());
    Path counts = compiler("echo x >> count; cp count test");
    assertEquals(0, run(unstable, Map.of("CC", counts.toString())).status());
  }

  @Test
  void makeCheckIsTheScript() throws IOException, InterruptedException {
    lay(wrong(Optional.of(new Expected(0, "41\n"))));
    Ended checked = ended(new ProcessBuilder("make", "-s", "check"));
    assertEquals(0, checked.status(), checked.output());
    assertEquals(0, ended(new ProcessBuilder("make", "-s", "all", "clean")).status());
  }

  @Test
  void allFilesOfAProgramAreBuilt() throws IOException, InterruptedException {
    List<SourceFile> files =
        List.of(
            new SourceFile("one.c", "#include \"part/all.h\"\nint main(void) { return two(); }\n"),
            new SourceFile("part/all.h", "int two(void);\n"),
            new SourceFile("two.c", "#include \"part/all.h\"\nint two(void) { return 2; }\n"));
    ReportInput several =
        wrong(
            ReportSamples.showing(ReportSamples.wrongCode(), files),
            Optional.of(new Expected(0, "")));
    Ended ended = run(several, Map.of());
    assertEquals(
        new Ended(
            0,
            """
            --- expected
            exit status 0
            --- gcc -O2 one.c two.c -o test
            exit status 2
            ==> the output is wrong: the bug shows
            """),
        ended);
    assertEquals(0, ended(new ProcessBuilder("make", "-s", "all", "check", "clean")).status());
  }

  private static ReportInput wrong(Optional<Expected> expected) {
    return wrong(ReportSamples.showing(ReportSamples.wrongCode(), PRINTS), expected);
  }

  private static ReportInput wrong(ReportInput sample, Optional<Expected> expected) {
    return new ReportInput(
        sample.bug(),
        sample.program(),
        ran(),
        Optional.empty(),
        expected,
        sample.triage(),
        Optional.empty(),
        Examined.of(Invocation.plain(ran(), sample.program())));
  }

  private static ReportInput failing(BugClass kind) {
    var bad = new StoredRun(way(), RunKind.CRASHED, 0, "", "error\n", "");
    return ReportSamples.of(wrong(Optional.empty()), kind, bad);
  }

  private static StoredRun ran() {
    return new StoredRun(way(), RunKind.RAN, 0, "43\n", "", "");
  }

  private static StoredRun.Way way() {
    return ReportSamples.way("gcc", "gcc 1", "x86_64-linux-gnu", "-O2", List.of(), "test.c");
  }

  private Path compiler(String body) throws IOException {
    Path script = Files.createTempFile(folder, "cc", ".sh");
    Files.writeString(script, "#!/bin/sh\n" + body + "\n");
    return Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Ended run(ReportInput input, Map<String, String> environment)
      throws IOException, InterruptedException {
    lay(input);
    var builder = new ProcessBuilder("/bin/sh", ReproduceScript.NAME);
    builder.environment().putAll(environment);
    return ended(builder);
  }

  private void lay(ReportInput input) throws IOException {
    for (Map.Entry<String, byte[]> file : ReportFiles.beside(input).entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
    }
    Files.setPosixFilePermissions(
        folder.resolve(ReproduceScript.NAME), PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Ended ended(ProcessBuilder builder) throws IOException, InterruptedException {
    Process process = builder.directory(folder.toFile()).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), output);
  }
}
