package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class GcovTextTest {
  @Test
  void linesAreCountedAsExecutedOrNot() {
    assertEquals(
        new ExecutedLines(14, 16), GcovText.parse(Sample.of("gcov-12.txt"), List.of("sample.c")));
  }

  @Test
  void otherFilesAreNotCounted() {
    assertEquals(ExecutedLines.NONE, GcovText.parse(Sample.of("gcov-12.txt"), List.of("other.c")));
  }

  @Test
  void aHeaderOfTwoUnitsIsCountedOnce() {
    String text =
        """
                -:    0:Source:a.h
            #####:    1:int f(void);
               2*:    2:x();
                -:    0:Source:a.h
                7:    1:int f(void);
            =====:    3:y();
        """;
    assertEquals(new ExecutedLines(2, 3), GcovText.parse(text, List.of("a.h")));
  }
}
