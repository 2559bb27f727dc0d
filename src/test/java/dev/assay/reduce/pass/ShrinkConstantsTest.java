package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** Constants become shorter. */
final class ShrinkConstantsTest {
  private static final ReductionPass PASS = new ShrinkConstants();

  @Test
  void sameValue() {
    assertProposes(
        PASS,
        """
        long x = 0x10UL;\
        """,
        """
        long x = 16;\
        """);
  }

  @Test
  void otherValues() {
    assertProposes(
        PASS,
        """
        int x = 12345;\
        """,
        """
        int x = 0;\
        """,
        """
        int x = 1;\
        """,
        """
        int x = 123;\
        """,
        """
        int x = 6172;\
        """,
        """
        int x = 1234;\
        """);
  }

  @Test
  void floatsAndCharacters() {
    assertProposes(
        PASS,
        """
        double d = 2.0; float f = 1.25f; int c = 'c';\
        """,
        """
        double d = 2; float f = 1.25f; int c = 'c';\
        """,
        """
        double d = 2.0; float f = 1.25; int c = 'c';\
        """,
        """
        double d = 2.0; float f = 1.25f; int c = 99;\
        """);
  }

  @Test
  void oneDigitStays() {
    assertProposesNothing(
        PASS,
        """
        int x = 7; int main(void) { return -5; }\
        """);
  }
}
