package dev.assay.reduce.pass;

import static dev.assay.reduce.pass.Proposals.assertProposes;
import static dev.assay.reduce.pass.Proposals.assertProposesNothing;

import org.junit.jupiter.api.Test;

final class ShortenFormatsTest {
  @Test
  void oneValueOfTwoThenBothPlain() {
    assertProposes(
        new ShortenFormats(),
        """
        int main(void) { __builtin_printf("a %d: %016llx\\n", 1, 2ULL); }\
        """,
        """
        int main(void) { __builtin_printf("%d", 1); }\
        """,
        """
        int main(void) { __builtin_printf("%llx", 2ULL); }\
        """,
        """
        int main(void) { __builtin_printf("%d%llx", 1, 2ULL); }\
        """);
  }

  @Test
  void whatIsPlainOrNotUnderstoodStays() {
    assertProposesNothing(
        new ShortenFormats(),
        """
        int main(void) { __builtin_printf("%*d", 1, 2); __builtin_printf("%%"); }\
        """);
  }
}
