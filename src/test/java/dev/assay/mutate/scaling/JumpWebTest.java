package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class JumpWebTest {
  private static final Scaling SCALING = new JumpWeb();

  @Test
  void jumpsLeadFromCopyToCopy() {
    assertEquals(
        "int x; void f(int a) { { l_0_0: x += a; if (a > 0) goto l_0_1; l_0_1: x += a;"
            + " if (a > 1) goto l_0_2; l_0_2: x += a; if (a > 2) goto l_0_0; } }",
        ScalingBench.of(SCALING, "int x; void f(int a) { x += a; }").at("f:1", 3));
  }

  @Test
  void noJumpMayPassAnArrayOfVariableLength() {
    assertEquals(
        List.of(), ScalingBench.of(SCALING, "void f(int a) { int b[a]; b[0] = a; }").places());
  }
}
