package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SplitRecordsTest {
  @Test
  void members() {
    assertEquals(
        "struct S { int a; int b; char c; }; char s_c; int s_b = 2; int main(void) { s_c = 2;"
            + " return s_b; }",
        Rewritten.by(
                new SplitRecords(),
                "struct S { int a, b; char c; } s = {1, 2}; int main(void) { s.c = 2; return s.b;"
                    + " }")
            .after("split s"));
  }

  @Test
  void elements() {
    assertEquals(
        "int main(void) { int a_1 = 6; int a_3; a_1++; return a_3; }",
        Rewritten.by(
                new SplitRecords(), "int main(void) { int a[4] = {5, 6}; a[1]++; return a[3]; }")
            .after("split a"));
  }

  @Test
  void wholesStay() {
    assertEquals(
        List.of(),
        Rewritten.by(
                new SplitRecords(),
                "struct S { int a; } s, t; int a[3]; int main(void) { t = s; s = t; int i = 0;"
                    + " return a[i]; }")
            .proposals());
  }
}
