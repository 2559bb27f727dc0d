package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ElseIfTest {
  private static final Scaling SCALING = new ElseIf();

  @Test
  void aStatementIsInEveryBranch() {
    assertEquals(
        "int x; void f(int a) { if (a == 3) { x += a; } else if (a == 6) { x += a; } }",
        ScalingBench.of(SCALING, "int x; void f(int a) { x += a; }").at("f:1", 2));
  }

  @Test
  void assemblyIsNotCopied() {
    assertEquals(List.of(), ScalingBench.of(SCALING, "void f(void) { asm(\"nop\"); }").places());
  }
}
