package dev.assay.mutate.enhance;

import static dev.assay.mutate.enhance.EnhanceBench.checkable;
import static dev.assay.mutate.enhance.EnhanceBench.enhance;
import static dev.assay.mutate.enhance.EnhanceBench.output;
import static dev.assay.mutate.enhance.EnhanceBench.remarks;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class EnhancerTest {
  private static final String PRINTF = "int printf(const char *, ...);\n";

  private static String reason(String text) {
    Enhancement made = enhance(text);
    return assertInstanceOf(Enhancement.CrashOnly.class, made, made::toString).reason();
  }

  private static List<String> refusal(String text) {
    Enhancement made = enhance(text);
    return assertInstanceOf(Enhancement.Refused.class, made, made::toString).reasons().stream()
        .map(Remark::toString)
        .toList();
  }

  @Test
  void oneLineIsPrinted() {
    assertTrue(output("int main(void) { return 3; }").matches("checksum = [0-9a-f]{16}\n"));
  }

  @Test
  void aProgramWithASingleOutputStaysAsItIs() {
    String program = PRINTF + "int g = 7;\nint main(void) { g++; printf(\"%d\\n\", g); return 0; }";
    Enhancement made = enhance(program);
    var same = assertInstanceOf(Enhancement.Checkable.class, made, made::toString);
    assertEquals("8\n", same.output());
    assertEquals(EnhanceBench.flat(program), EnhanceBench.flat(same.enhanced().text()));
    assertTrue(output(program).startsWith("checksum = "), "--always changes it");
  }

  @Test
  void otherProgramsDoNotStayAsTheyAre() {
    for (String program :
        List.of(
            "int main(void) { printf(\"a\"); printf(\"b\"); }",
            "int main(int argc, char **argv) { printf(\"a\"); }",
            "int main(void) { printf(\"a\"); __builtin_abort(); }",
            "int g; int main(void) { if (g) return 1; printf(\"a\"); }",
            "int main(void) { for (int i = 0; i < 2; i++) printf(\"a\"); }",
            "void f(void) { printf(\"a\"); } int main(void) { f(); }",
            "int g; int main(void) { printf(\"a\"); g = 1; }",
            "int main(void) { return 0; }")) {
      Enhancement made = enhance(PRINTF + program);
      var changed = assertInstanceOf(Enhancement.Checkable.class, made, made::toString);
      assertTrue(changed.output().startsWith("checksum = "), program);
    }
  }

  @Test
  void whatDependsOnMoreThanTheProgramIsRefused() {
    assertEquals(List.of("there is no function main"), refusal("int f(void) { return 1; }"));
    assertEquals(
        List.of("test.c:1: getchar reads input"),
        refusal("int getchar(void); int main(void) { return getchar(); }"));
    assertEquals(
        List.of("the program defines the library's exit itself"),
        refusal("static void exit(int n) {} int main(void) { exit(1); return 0; }"));
    assertEquals(
        List.of("the program defines the library's __printf_chk itself"),
        refusal(
            "int __printf_chk(int n, const char *f, ...) { return n; } int main(void) { return"
                + " 0; }"));
    var forced =
        assertInstanceOf(
            Enhancement.Checkable.class,
            enhance("int getchar(void); int main(void) { return getchar(); }", false, true));
    assertEquals(
        List.of("test.c:1: getchar reads input"),
        forced.enhanced().remarks().stream().map(Remark::toString).toList());
  }

  @Test
  void whatCLeavesOpenIsNotChecked() {
    assertTrue(reason("int a[2], i = 2; int main(void) { return a[i]; }").contains("undefined: "));
    assertTrue(
        reason(
                "int n; int next(void) { return ++n; } int s(int a, int b) { return a - b; }"
                    + " int main(void) { return s(next(), next()); }")
            .contains("unspecified: evaluation-order: "));
  }

  @Test
  void whatTheInterpreterLacksIsLeftOpen() {
    Enhancement made = enhance("int main(void) { int n; __asm__(\"\" : \"=r\"(n)); return n; }");
    var open = assertInstanceOf(Enhancement.Open.class, made, made::toString);
    assertTrue(open.reason().contains("not supported: "), open.reason());
  }

  @Test
  void variablesThatHoldNothingDefinedAreLeftOut() {
    assertEquals(
        List.of(
            "test.c:1: pointers in p: not in the checksum, as C leaves open what is there at the"
                + " end"),
        remarks("int *p, g; int main(void) { int l; p = &l; g = 1; return 0; }"));
    assertEquals(
        List.of("test.c:2: s: not in the checksum, as C leaves open what is there at the end"),
        remarks(
            """
            struct s { int a, b; };
            struct s s;
            int main(void) { struct s l; l.a = 1; s = l; return 0; }
            """));
  }

  @Test
  void pointersToTheEndOfAnObjectAreLeftOut() {
    String program =
        "int a[2], b[2], *p, g; int main(void) { p = a + 2; b[0]++; g = %d; return &b == 0; }";
    assertEquals(
        List.of(
            "test.c:1: pointers in p: not in the checksum, as C leaves open what is there at the"
                + " end"),
        remarks(program.formatted(1)));
    assertNotEquals(output(program.formatted(1)), output(program.formatted(2)));
  }

  @Test
  void addressesInIntegersAreNotChecked() {
    assertTrue(
        reason("unsigned long n; int g; int main(void) { n = (unsigned long)&g; return 0; }")
            .contains("unspecified: address-dependent: "));
  }

  @Test
  void commonNamesMayBeTheProgramsOwn() {
    assertTrue(
        output("int g; static void error(int n) { g = n; } int main(void) { error(2); return 0; }")
            .startsWith("checksum = "));
  }

  @Test
  void handlersTakePartToo() {
    String program =
        "int atexit(void (*)(void)); void exit(int); int g; void f(void) { g = %d; }"
            + " int main(void) { atexit(f); %s }";
    assertNotEquals(
        output(program.formatted(1, "return 0;")), output(program.formatted(2, "return 0;")));
    assertNotEquals(
        output(program.formatted(1, "return 0;")), output(program.formatted(1, "exit(0);")));
  }

  @Test
  void theTextIsTheProgram() {
    var made = checkable("int g = 1; int main(void) { __builtin_abort(); }").enhanced();
    assertTrue(
        made.text().contains("static int assay_main(void) {\n  assay_abort();"), made.text());
    assertTrue(
        made.text().contains("int main(void) {\n  assay_return(assay_main());\n}"), made.text());
  }
}
