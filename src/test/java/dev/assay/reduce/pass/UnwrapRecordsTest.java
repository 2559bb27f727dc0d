package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class UnwrapRecordsTest {
  @Test
  void theOnlyMember() {
    assertEquals(
        "int s = 1; int *p = &s; int main(void) { *p = 2; return s; }",
        Rewritten.by(
                new UnwrapRecords(),
                "struct S { int a; } s = {1}, *p = &s; int main(void) { p->a = 2; return s.a; }")
            .after("unwrap struct S"));
  }

  @Test
  void thoseWithSeveralStay() {
    assertEquals(
        List.of(),
        Rewritten.by(
                new UnwrapRecords(), "struct S { int a, b; } s; int main(void) { return s.a; }")
            .proposals());
  }
}
