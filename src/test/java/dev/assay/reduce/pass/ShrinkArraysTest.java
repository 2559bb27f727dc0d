package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ShrinkArraysTest {
  @Test
  void oneElement() {
    assertEquals(
        "int a = 1; int main(void) { int i = 2; int *p = &a; return a + a; }",
        Rewritten.by(
                new ShrinkArrays(),
                "int a[3] = {1, 2}; int main(void) { int i = 2; int *p = a; return a[i] + *a; }")
            .after("one element of a"));
  }

  @Test
  void oneDimension() {
    assertEquals(
        "int a[2]; int main(void) { return a[1]; }",
        Rewritten.by(new ShrinkArrays(), "int a[3][2]; int main(void) { return a[2][1]; }")
            .after("one element of a"));
  }

  @Test
  void members() {
    assertEquals(
        "struct S { int a; }; struct S s = {1}; int main(void) { return s.a; }",
        Rewritten.by(
                new ShrinkArrays(),
                "struct S { int a[2]; } s = {{1, 2}}; int main(void) { return s.a[0]; }")
            .after("one element of a of struct S"));
  }

  @Test
  void length() {
    assertEquals(
        "int a[1] = {1}; int main(void) { return a[0]; }",
        Rewritten.by(new ShrinkArrays(), "int a[20] = {1, 2, 3}; int main(void) { return a[0]; }")
            .after("length 1 of a"));
  }

  @Test
  void nothingWithoutArrays() {
    assertEquals(
        List.of(), Rewritten.by(new ShrinkArrays(), "int main(void) { return 0; }").proposals());
  }
}
