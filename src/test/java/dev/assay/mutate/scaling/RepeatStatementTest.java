package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class RepeatStatementTest {
  private static final Scaling SCALING = new RepeatStatement();

  @Test
  void aStatementStandsManyTimesInItsBlock() {
    ScalingBench bench = ScalingBench.of(SCALING, "int x; void f(int a) { x += a; }");
    assertEquals(List.of("f:1"), bench.places());
    assertEquals("int x; void f(int a) { x += a; }", bench.at("f:1", 1));
    assertEquals("int x; void f(int a) { x += a; x += a; x += a; }", bench.at("f:1", 3));
  }

  @Test
  void labelsOfCopiesAreTheirOwn() {
    ScalingBench bench =
        ScalingBench.of(SCALING, "void f(int a) { { if (a) goto end; a++; end: a--; } }");
    assertEquals(
        "void f(int a) { { if (a) goto end; a++; end: a--; }"
            + " { if (a) goto l_0_0; a++; l_0_0: a--; } }",
        bench.at("f:1", 2));
  }

  @Test
  void jumpsDeclarationsAndCasesStayAlone() {
    assertEquals(
        List.of("f:2"),
        ScalingBench.of(
                SCALING, "int f(int a) { int b = a; switch (a) { case 1: a++; } return b; }")
            .places());
  }
}
