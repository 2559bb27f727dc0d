package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

class DuplicateStatementTest {
  private static final ChangingMutator MUTATOR = new DuplicateStatement();

  @Test
  void aStatementComesTwiceInItsBlock() {
    ChangeBench bench = ChangeBench.of(MUTATOR, "void f(int a) { a++; { int b = a; } }");
    assertEquals(
        Set.of(
            "void f(int a) { a++; a++; { int b = a; } }",
            "void f(int a) { a++; { int b = a; } a++; }",
            "void f(int a) { a++; { int b = a; } { int b = a; } }"),
        bench.texts(40));
  }

  @Test
  void declarationsAndLabelsComeOnce() {
    ChangeBench bench = ChangeBench.of(MUTATOR, "void f(int a) { int b = a; end: ; }");
    assertEquals(Set.of(), bench.texts(20));
  }

  @Test
  void casesMayComeTwiceWithTheirSwitch() {
    ChangeBench bench = ChangeBench.of(MUTATOR, "void f(int a) { switch (a) { case 1: ; } }");
    assertEquals(
        Set.of("void f(int a) { switch (a) { case 1: ; } switch (a) { case 1: ; } }"),
        bench.texts(20));
  }

  @Test
  void valuesOfStatementExpressionsAndPragmasComeOnce() {
    assertEquals(
        Set.of(),
        ChangeBench.of(MUTATOR, "int f(int a) { int b = ({ a++; a; }); int c; }").texts(20));
    ChangeBench bench =
        ChangeBench.of(
            MUTATOR,
            """
            void f(int a) {
              int i;
              a++;
            #pragma GCC ivdep
              for (i = 0; i < a; i++) ;
            }
            """);
    assertEquals(
        Set.of(), Set.copyOf(bench.texts(30).stream().filter(t -> t.contains("ivdep a")).toList()));
  }
}
