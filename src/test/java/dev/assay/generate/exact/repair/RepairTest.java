package dev.assay.generate.exact.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.print.Printer;
import dev.assay.interpret.Execution;
import dev.assay.interpret.UbKind;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RepairTest {
  /** Each operation is met once, so that the first run already goes on with its last form. */
  @Test
  void straightCodeSettlesAtOnce() {
    int repaired = 0;
    for (int seed = 0; seed < 150; seed++) {
      String text = new RandomText(new Rng(new Seed(seed))).straight();
      var opened = Opened.of(text);
      Repaired.Settled settled = opened.settled();
      assertTrue(settled.rounds().size() <= 2, text);
      repaired += opened.holes().repaired();
    }
    assertTrue(repaired > 1000, "only " + repaired + " repaired");
  }

  @Test
  void loopsSettleInAFewRounds() {
    int most = 0;
    for (int seed = 0; seed < 150; seed++) {
      String text = new RandomText(new Rng(new Seed(seed))).loops();
      Repaired.Settled settled = Opened.of(text, Optional.of(seed % 2 == 0)).settled();
      assertTrue(settled.rounds().size() <= 12, Printer.print(settled.program()));
      most = Math.max(most, settled.rounds().size());
    }
    assertTrue(most > 1, "no program needed a second round");
  }

  @Test
  void theSameHolesSettleAlike() {
    String text = new RandomText(new Rng(new Seed(77))).loops();
    assertEquals(
        Printer.print(Opened.of(text).settled().program()),
        Printer.print(Opened.of(text).settled().program()));
  }

  @Test
  void whatNoHoleCanMendIsTold() {
    var opened =
        Opened.of(
            """
            int x;
            int main(void) {
              int *p = 0;
              x = x - 2147483647 - 2;
              return *p;
            }
            """);
    var unusable = assertInstanceOf(Repaired.Unusable.class, opened.repaired(5));
    var undefined = assertInstanceOf(Execution.Undefined.class, unusable.why());
    assertEquals(UbKind.NULL_DEREFERENCE, undefined.kind());
    assertEquals(1, unusable.rounds().size());
    assertTrue(unusable.rounds().getFirst().endedEarly());
  }

  /** The run without holes shows that the new form does for the values before, too. */
  @Test
  void aChangeOfIntegersAfterAValueWasGiven() {
    String text =
        """
        int main(void) {
          int i, sum = 2147483600;
          for (i = 0; i < 9; ++i) sum = sum + i * 2;
          printf("%d\\n", sum);
          return 0;
        }
        """;
    Repaired.Settled settled = Opened.of(text).settled();
    assertEquals(1, settled.rounds().size());
    assertEquals(1, settled.rounds().getFirst().changes());
    assertEquals("2147483528\n", settled.execution().stdout());
  }

  @Test
  void aChangeOfFloatingValuesNeedsAnotherRound() {
    String text =
        """
        int main(void) {
          int i;
          double d = 1e308;
          for (i = 0; i < 2; ++i) d = d + i * 1e308;
          printf("%g\\n", d);
          return 0;
        }
        """;
    Repaired.Settled settled = Opened.of(text).settled();
    assertEquals(2, settled.rounds().size());
    assertEquals(1, settled.rounds().getFirst().changes());
    assertEquals(0, settled.rounds().getLast().changes());
    assertEquals("0\n", settled.execution().stdout());
    assertInstanceOf(Repaired.Restless.class, Opened.of(text).repaired(1));
  }

  @Test
  void anOperandWithSideEffectsIsKept() {
    String text =
        """
        int calls;
        int least(void) { ++calls; return -2147483647 - 1; }
        double big(void) { ++calls; return 1.7e308; }
        int main(void) {
          int i, x = 5;
          double d[2] = {1.7e308, -1.7e308};
          x = x >> least();
          for (i = 0; i < 2; ++i) d[i] = d[i] - big();
          printf("%d %d %g\\n", x, calls, d[1]);
          return 0;
        }
        """;
    Repaired.Settled settled = Opened.of(text).settled();
    assertEquals("5 3 -1.7e+308\n", settled.execution().stdout());
    String after = Printer.print(settled.program());
    assertTrue(after.contains("x >> (least() & 31)"), after);
    assertTrue(after.contains("d[i] + big() * 0"), after);
  }
}
