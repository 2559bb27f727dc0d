package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** A pointer that is called gives way to a function. */
final class CallDirectlyTest {
  private static final ReductionPass PASS = new CallDirectly();

  @Test
  void ofTheSameType() {
    assertProposes(
        PASS,
        "int f(int x) { return x; } int (*table[])(int) = {f}; int main(void) { return table[0](1);"
            + " }",
        "int f(int x) { return x; } int (*table[])(int) = {f}; int main(void) { return f(1); }");
  }

  @Test
  void notOfAnotherTypeOrOfItself() {
    assertProposesNothing(
        PASS,
        """
        long f(long x) { return x; }
        int g(int (*callback)(int)) { return callback(1); }
        int h(int x) { int (*self)(int) = 0; return self(x); }
        int main(void) { return f(0); }\
        """);
  }
}
