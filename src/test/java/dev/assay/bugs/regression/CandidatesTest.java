package dev.assay.bugs.regression;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.bugs.Expected;
import dev.assay.bugs.regression.RegressionTest.Suite;
import dev.assay.judge.BugClass;
import dev.assay.mutate.SourceFile;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The forms of regression tests. */
final class CandidatesTest {
  private static final String PROGRAM = "int main(void) { return 0; }\n";
  private static final String CHECKING = "int main(void) { __builtin_abort (); }\n";

  private static final Sources SEVERAL =
      new Sources(
          List.of(
              new SourceFile(
                  "one.c",
                  """
                  #include <stdio.h>
                  #include "part/all.h"
                  int main(void) { return two(); }
                  """),
              new SourceFile("part/all.h", "#include \"more.h\"\n"),
              new SourceFile("part/more.h", "int two(void);"),
              new SourceFile("two.c", "# include \"part/all.h\"\nint two(void) { return 0; }\n")),
          List.of("one.c", "two.c"));

  @Test
  void gccRunsAProgramThatAborts() {
    assertEquals(
        """
        /* Found by random testing (Assay 7f3a90c1). */
        /* { dg-do run } */
        /* { dg-options "-O2 -fno-ivopts" } */

        int main(void) { __builtin_abort (); }
        """,
        first(BugClass.WRONG_OUTPUT, Suite.GCC).text());
    assertEquals("gcc-testsuite/assay-7f3a90c1.c", first(BugClass.WRONG_OUTPUT, Suite.GCC).path());
  }

  @Test
  void llvmRunsAProgramThatAborts() {
    assertEquals(
        """
        // Found by random testing (Assay 7f3a90c1).
        // RUN: %clang -O2 -fno-ivopts %s -o %t -lm
        // RUN: %t

        int main(void) { __builtin_abort (); }
        """,
        first(BugClass.WRONG_OUTPUT, Suite.LLVM).text());
  }

  @Test
  void whatMustPrintIsTheSecondChoice() {
    assertEquals(
        """
        /* Found by random testing (Assay 7f3a90c1). */
        /* { dg-do run } */
        /* { dg-options "-O2 -fno-ivopts" } */

        int main(void) { return 0; }

        /* { dg-output "a.0. = 1(\\n|\\r\\n|\\r)2" } */
        """,
        candidates(BugClass.WRONG_OUTPUT).of(Suite.GCC).get(1).text());
    assertEquals(
        """
        // Found by random testing (Assay 7f3a90c1).
        // RUN: %clang -O2 -fno-ivopts %s -o %t -lm
        // RUN: %t | FileCheck %s --match-full-lines

        int main(void) { return 0; }

        // CHECK: a[0] = 1
        // CHECK-NEXT: 2
        """,
        candidates(BugClass.WRONG_OUTPUT).of(Suite.LLVM).get(1).text());
  }

  @Test
  void aCrashIsOnlyCompiled() {
    assertEquals(
        """
        /* Found by random testing (Assay 7f3a90c1). */
        /* { dg-do compile } */
        /* { dg-options "-O2 -fno-ivopts" } */

        int main(void) { return 0; }
        """,
        first(BugClass.CRASH, Suite.GCC).text());
    assertEquals(
        """
        // Found by random testing (Assay 7f3a90c1).
        // RUN: %clang -O2 -fno-ivopts -c %s -o %t.o

        int main(void) { return 0; }
        """,
        first(BugClass.CRASH, Suite.LLVM).text());
  }

  @Test
  void aFailureToLinkIsLinked() {
    assertEquals(
        """
        /* Found by random testing (Assay 7f3a90c1). */
        /* { dg-do link } */
        /* { dg-options "-O2 -fno-ivopts" } */

        int main(void) { return 0; }
        """,
        candidates(BugClass.REJECTED, true).of(Suite.GCC).getFirst().text());
    assertEquals(
        """
        // Found by random testing (Assay 7f3a90c1).
        // RUN: %clang -O2 -fno-ivopts %s -o %t -lm

        int main(void) { return 0; }
        """,
        candidates(BugClass.REJECTED, true).of(Suite.LLVM).getFirst().text());
  }

  @Test
  void aFalseAlarmEndsTheProgram() {
    assertEquals(
        """
        // Found by random testing (Assay 7f3a90c1).
        // RUN: %clang -O2 -fno-ivopts -fno-sanitize-recover=all %s -o %t -lm
        // RUN: %t

        int main(void) { return 0; }
        """,
        first(BugClass.SANITIZER, Suite.LLVM).text());
  }

  @Test
  void gccGetsFilesBesideTheTestThatAreTestsThemselves() {
    RegressionTest test = several(BugClass.WRONG_OUTPUT).of(Suite.GCC).getFirst();
    assertEquals(
        List.of(
            new SourceFile(
                "assay-7f3a90c1.c",
                """
                /* Found by random testing (Assay 7f3a90c1). */
                /* { dg-do run } */
                /* { dg-options "-O2" } */
                /* { dg-additional-sources "assay-7f3a90c1-two.c" } */

                #include <stdio.h>
                #include "assay-7f3a90c1-part-all.h"
                int main(void) { return two(); }

                /* { dg-output "1" } */
                """),
            new SourceFile(
                "assay-7f3a90c1-part-all.h", "#include \"assay-7f3a90c1-part-more.h\"\n"),
            new SourceFile("assay-7f3a90c1-part-more.h", "int two(void);\n"),
            new SourceFile(
                "assay-7f3a90c1-two.c",
                """
                /* Found by random testing (Assay 7f3a90c1). */
                /* { dg-do compile } */
                /* { dg-options "-O2" } */

                # include "assay-7f3a90c1-part-all.h"
                int two(void) { return 0; }
                """)),
        test.files());
    assertEquals(List.of("assay-7f3a90c1.c", "assay-7f3a90c1-two.c"), test.built().units());
    assertEquals(test.files(), test.built().files());
  }

  @Test
  void llvmGetsOneFileThatIsSplit() {
    RegressionTest test = several(BugClass.WRONG_OUTPUT).of(Suite.LLVM).getFirst();
    assertEquals(
        """
        // Found by random testing (Assay 7f3a90c1).
        // RUN: rm -rf %t
        // RUN: split-file %s %t
        // RUN: %clang -O2 %t/one.c %t/two.c -o %t/test -lm
        // RUN: %t/test | FileCheck %s --match-full-lines
        // CHECK: 1

        //--- one.c
        #include <stdio.h>
        #include "part/all.h"
        int main(void) { return two(); }

        //--- part/all.h
        #include "more.h"

        //--- part/more.h
        int two(void);

        //--- two.c
        # include "part/all.h"
        int two(void) { return 0; }
        """,
        test.text());
    assertEquals(SEVERAL, test.built());
  }

  @Test
  void ofSeveralUnitsEachIsCompiledAlone() {
    List<RegressionTest> tests = several(BugClass.CRASH).of(Suite.LLVM);
    assertEquals(
        List.of(List.of("one.c"), List.of("two.c")),
        tests.stream().map(test -> test.built().units()).toList());
    assertEquals(
        """
        // Found by random testing (Assay 7f3a90c1).
        // RUN: rm -rf %t
        // RUN: split-file %s %t
        // RUN: %clang -O2 -c %t/two.c -o %t/test.o

        //--- part/all.h
        #include "more.h"

        //--- part/more.h
        int two(void);

        //--- two.c
        # include "part/all.h"
        int two(void) { return 0; }
        """,
        tests.get(1).text());
  }

  @Test
  void whatChangesByChanceHasNoTest() {
    assertEquals(List.of(), candidates(BugClass.UNSTABLE).of(Suite.GCC));
  }

  private static Candidates several(BugClass kind) {
    return new Candidates(
        "7f3a90c1",
        kind,
        false,
        SEVERAL,
        Optional.empty(),
        Optional.of(new Expected(0, "1\n")),
        false,
        List.of("-O2"));
  }

  private static RegressionTest first(BugClass kind, Suite suite) {
    return candidates(kind).of(suite).getFirst();
  }

  private static Candidates candidates(BugClass kind) {
    return candidates(kind, false);
  }

  private static Candidates candidates(BugClass kind, boolean linked) {
    return new Candidates(
        "7f3a90c1",
        kind,
        false,
        Sources.one("test.c", PROGRAM),
        Optional.of(CHECKING),
        Optional.of(new Expected(0, "a[0] = 1\n2\n")),
        linked,
        List.of("-O2", "-fno-ivopts"));
  }
}
