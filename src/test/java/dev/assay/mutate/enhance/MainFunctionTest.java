package dev.assay.mutate.enhance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.Program;
import dev.assay.c.print.Printer;
import org.junit.jupiter.api.Test;

class MainFunctionTest {
  private static void check(String inner, String outer, String before) {
    Program program = EnhanceBench.parse(before);
    assertEquals(
        inner, EnhanceBench.flat(Printer.print(MainFunction.renamed(program, "assay_main"))));
    assertEquals(
        outer, EnhanceBench.flat(MainFunction.text(MainFunction.in(program).orElseThrow(), false)));
  }

  @Test
  void itGetsItsValueAtTheEnd() {
    check(
        "int x; static int assay_main(void) { x = 1; return 0; }",
        "int main(void) { assay_return(assay_main()); }",
        "int x; int main(void) { x = 1; }");
  }

  @Test
  void itMayCallItself() {
    check(
        "static int assay_main(int n, char **v); static int assay_main(int n, char **v)"
            + " { return n > 3 ? n : assay_main(n + 1, v); }",
        "int main(void) { static char name[] = \"program\"; static char *arguments[] = {name, 0};"
            + " assay_return(assay_main(1, (void *)arguments)); }",
        "int main(int n, char **v);"
            + " int main(int n, char **v) { return n > 3 ? n : main(n + 1, v); }");
  }

  @Test
  void oldStyleParametersAreGivenTheirTypes() {
    check(
        "static int assay_main(argc, argv) int argc; char **argv; { return argc; }",
        "int main(void) { static char name[] = \"program\"; static char *arguments[] = {name, 0};"
            + " assay_return(assay_main(1, arguments)); }",
        "int main(argc, argv) int argc; char **argv; { return argc; }");
  }

  @Test
  void oneWithoutResultReturnsNothing() {
    check(
        "static void assay_main(void) { ; }",
        "int main(void) { assay_main(); assay_return(0); }",
        "void main(void) { ; }");
  }

  @Test
  void handlersRunBeforeTheReport() {
    Program program = EnhanceBench.parse("int main(void) { return 0; }");
    assertEquals(
        "int main(void) { atexit(assay_report); assay_return(assay_main()); }",
        EnhanceBench.flat(MainFunction.text(MainFunction.in(program).orElseThrow(), true)));
  }
}
