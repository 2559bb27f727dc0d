package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import dev.assay.reduce.ReductionPass;
import org.junit.jupiter.api.Test;

/** Strings become shorter. */
final class ShortenStringsTest {
  private static final ReductionPass PASS = new ShortenStrings();

  @Test
  void emptyThenHalf() {
    assertProposes(
        PASS,
        """
        const char *s = "abcdef";\
        """,
        """
        const char *s = "";\
        """,
        """
        const char *s = "a";\
        """,
        """
        const char *s = "abc";\
        """);
  }

  @Test
  void formatsAndEscapesStay() {
    assertProposesNothing(
        PASS,
        """
        int printf(const char *, ...); char s[] = "a\\n"; int main(void) { printf("%d", 1); }\
        """);
  }
}
