package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class VoidResultsTest {
  @Test
  void resultsThatNobodyReadsGo() {
    assertEquals(
        "int g; void f(int a) { if (a) { g++; return; } } int main(void) { f(1); return 0; }",
        Rewritten.by(
                new VoidResults(),
                "int g; int f(int a) { if (a) return g++; return a; } int main(void) { f(1); return"
                    + " 0; }")
            .after("no result of f"));
  }

  @Test
  void resultsThatAreReadStay() {
    assertEquals(
        List.of(),
        Rewritten.by(new VoidResults(), "int f(void) { return 1; } int main(void) { return f(); }")
            .proposals());
  }
}
