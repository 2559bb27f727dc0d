package dev.assay.campaign.reduction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.bugs.Expected;
import dev.assay.compile.CompilerRun;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs become small, and each keeps its own bug. */
final class ReductionJobTest {
  @TempDir private Path folder;

  private static final String PROGRAM =
      """
      #include <stdio.h>
      struct pair { int one; int two; };
      static struct pair pairs[3] = {{1, 2}, {3, 4}, {5, 6}};
      volatile int seen;
      static int times(int a, int b) { return a * b; }
      static int plus(int a, int b) { return a + b; }
      static int walk(int n) {
        int sum = 0;
      again:
        if (n > 0) {
          sum = plus(sum, n);
          n--;
          goto again;
        }
        return sum;
      }
      int main(void) {
        int total = 0;
        for (int i = 0; i < 3; i++) {
          total = plus(total, times(pairs[i].one, pairs[i].two));
          seen = total;
        }
        printf("%d %d\\n", total, walk(4));
        return 0;
      }
      """;

  private static String text(Shrunk shrunk) {
    return shrunk.test().files().getFirst().text();
  }

  @Test
  void aCrashStaysThisCrash() throws IOException {
    try (var place =
        Place.in(
            folder,
            """
            if compiling && grep -q volatile test.c; then
              echo 'test.c:1:1: internal compiler error: in first, at a.cc:1' >&2; exit 4
            fi
            if compiling && grep -q goto test.c; then
              echo 'test.c:1:1: internal compiler error: in second, at b.cc:2' >&2; exit 4
            fi
            compile
            """)) {
      Shrunk shrunk = place.shrunk(PROGRAM, new Symptom.Crash("ice in first, at a.cc:1", false));
      assertTrue(text(shrunk).contains("volatile"), text(shrunk));
      assertFalse(text(shrunk).contains("goto"), text(shrunk));
      assertTrue(shrunk.after().tokens() < 20, text(shrunk));
      assertTrue(shrunk.complete());
      assertEquals("-O0", shrunk.bad().level(), "no level is needed");
      assertTrue(shrunk.badRun().get() instanceof CompilerRun.CompilerCrashed);
    }
  }

  @Test
  void wrongCodeStaysDefinedAndKnowsItsAnswer() throws IOException {
    try (var place =
        Place.in(
            folder,
            """
            if compiling && [[ " ${ARGS[*]} " == *' -O2 '* ]]; then
              change 's/\\([a-z0-9]\\) [*] \\([a-z0-9]\\)/\\1 + \\2/'
            fi
            compile
            """)) {
      Shrunk shrunk = place.shrunk(PROGRAM, new Symptom.WrongCode());
      assertTrue(text(shrunk).contains(" * "), text(shrunk));
      assertTrue(shrunk.after().tokens() < 40, text(shrunk));
      assertEquals("-O2", shrunk.bad().level());
      Expected expected = shrunk.expected().orElseThrow();
      var right = (CompilerRun.Ran) shrunk.goodRun().orElseThrow();
      assertEquals(expected, new Expected(right.exit(), right.stdout()));
      var stored = shrunk.stored().orElseThrow();
      assertEquals(shrunk.after().tokens(), stored.tokens());
      assertTrue(stored.originalTokens() > stored.tokens());
    }
  }

  /** The compiler knows how long it may take, and says at once that this is not enough. */
  @Test
  void aHangDoesNotBecomeWhatOnlyTakesLong() throws IOException {
    try (var place =
        Place.in(
            folder,
            """
            if compiling && [[ " ${ARGS[*]} " == *' -O2 '* ]] && grep -q volatile test.c; then
              if grep -q goto test.c || [ "$(ulimit -t)" -lt 5 ]; then
                echo 'gcc: fatal error: CPU time limit exceeded signal terminated program cc1' >&2
                exit 1
              fi
            fi
            compile
            """)) {
      Shrunk shrunk = place.within(Duration.ofSeconds(30)).shrunk(PROGRAM, new Symptom.Hang());
      assertTrue(text(shrunk).contains("goto"), text(shrunk));
      assertTrue(text(shrunk).contains("volatile"), text(shrunk));
      assertTrue(shrunk.after().tokens() < 30, text(shrunk));
      assertTrue(shrunk.badRun().get() instanceof CompilerRun.CompilerHung);
    }
  }

  @Test
  void aRefusalKeepsItsWords() throws IOException {
    try (var place =
        Place.in(
            folder,
            """
            if compiling && [[ " ${ARGS[*]} " == *' -O2 '* ]] && grep -q goto test.c; then
              echo 'test.c:9:3: error: jumps are too far' >&2; exit 1
            fi
            compile
            """)) {
      Shrunk shrunk = place.shrunk(PROGRAM, new Symptom.Refusal("jumps are too far", false));
      assertTrue(text(shrunk).contains("goto"), text(shrunk));
      assertTrue(shrunk.after().tokens() < 25, text(shrunk));
    }
  }

  @Test
  void aScriptDecides() throws IOException {
    try (var place = Place.in(folder, "compile\n")) {
      Path script = folder.resolve("interesting.sh");
      Files.writeString(script, "#!/bin/sh\ngrep -q 'goto' test.c && gcc -w -c test.c\n");
      Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
      Shrunk shrunk = place.shrunk(PROGRAM, new Symptom.Script(script));
      assertTrue(text(shrunk).contains("goto"), text(shrunk));
      assertTrue(shrunk.after().tokens() < 25, text(shrunk));
    }
  }

  @Test
  void severalUnitsBecomeOne() throws IOException {
    try (var place =
        Place.in(
            folder,
            """
            if compiling && grep -q 'a \\* b' *.c; then
              echo 'x.c:1:1: internal compiler error: in first, at a.cc:1' >&2; exit 4
            fi
            compile
            """)) {
      var test =
          new TestCase(
              Place.test("").origin(),
              dev.assay.c.Standard.DEFAULT,
              List.of(
                  new SourceFile(
                      "one.c", "#include \"h.h\"\nint f(int a, int b) { return a * b; }\n"),
                  new SourceFile("two.c", "#include \"h.h\"\nint main(void) { return f(1, 2); }\n"),
                  new SourceFile("h.h", "int f(int, int);\n")),
              List.of("one.c", "two.c"),
              List.of(),
              Expectation.NONE);
      var outcome = place.reduce(test, new Symptom.Crash("ice in first, at a.cc:1", false));
      Shrunk shrunk = ((ReductionJob.Outcome.Done) outcome).shrunk();
      assertEquals(List.of("one.c"), shrunk.test().units());
      assertTrue(text(shrunk).contains("a * b"), text(shrunk));
    }
  }

  /** The bug needs two files, each of which has its own of the same name. */
  @Test
  void filesStayApartWhereTheBugNeedsIt() throws IOException {
    try (var place =
        Place.in(
            folder,
            """
            if compiling && ls two.c >/dev/null 2>&1 && grep -q 'a \\* b' one.c; then
              sed 's/a [*] b/a + b/' one.c > other && mv -f other one.c
            fi
            compile
            """)) {
      var test =
          new TestCase(
              Place.test("").origin(),
              dev.assay.c.Standard.DEFAULT,
              List.of(
                  new SourceFile(
                      "one.c",
                      "static int n = 4, m = 2;\nint f(int a, int b) { return a * b + n - m; }\n"),
                  new SourceFile(
                      "two.c",
                      "static long n = 3;\nint f(int, int);\n"
                          + "int main(void) { return f(n, 5) - n; }\n")),
              List.of("one.c", "two.c"),
              List.of(),
              Expectation.NONE);
      var outcome = place.reduce(test, new Symptom.WrongCode());
      Shrunk shrunk =
          assertInstanceOf(ReductionJob.Outcome.Done.class, outcome, outcome::toString).shrunk();
      assertEquals(List.of("one.c", "two.c"), shrunk.test().units());
      assertTrue(text(shrunk).contains("a * b"), text(shrunk));
    }
  }

  @Test
  void whatShowsNoBugIsRefused() throws IOException {
    try (var place = Place.in(folder, "compile\n")) {
      assertEquals(
          "the bug is gone when the program is parsed and printed as C",
          place.impossible(PROGRAM, new Symptom.Crash("ice in first, at a.cc:1", false)));
    }
  }

  @Test
  void wrongCodeOfAnUndefinedProgramIsNone() throws IOException {
    try (var place = Place.in(folder, "compile\n")) {
      String said =
          place.impossible(
              "int main(void) { int a = 1 << 30; return a * 4; }", new Symptom.WrongCode());
      assertTrue(said.startsWith("the program is undefined: "), said);
    }
  }

  @Test
  void whatCannotBeReadIsSaidWithAnotherWay() throws IOException {
    try (var place = Place.in(folder, "compile\n")) {
      String said = place.impossible("int main(void) { return }", new Symptom.WrongCode());
      assertTrue(said.contains("test.c:1"), said);
      assertTrue(said.contains("--with cvise"), said);
    }
  }

  @Test
  void theSameResultWithAnyNumberOfJobs() throws IOException {
    String body =
        """
        if compiling && grep -q volatile test.c; then
          echo 'test.c:1:1: internal compiler error: in first, at a.cc:1' >&2; exit 4
        fi
        compile
        """;
    try (var place = Place.in(folder, body)) {
      var symptom = new Symptom.Crash("ice in first, at a.cc:1", false);
      String two = text(place.shrunk(PROGRAM, symptom));
      var one =
          new ReductionJob(
                  new Specimen(Place.test(PROGRAM), place.bad(), symptom),
                  place.tools(),
                  new ReductionWish(
                      dev.assay.reduce.pass.Passes.all(), 1, () -> false, Staying.NONE),
                  ReductionWatch.SILENT)
              .run();
      assertEquals(two, text(((ReductionJob.Outcome.Done) one).shrunk()));
    }
  }
}
