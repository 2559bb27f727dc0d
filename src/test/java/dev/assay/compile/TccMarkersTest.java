package dev.assay.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Line markers that tell headers of the system from others. */
final class TccMarkersTest {
  @Test
  void headersOfTheSystemAreOneEach() {
    assertEquals(
        """
        # 1 "t.c"
        # 1 "<command line>"
        # 24 "/usr/include/stdio.h" 1 3
        int puts(const char *);
        int x;
        # 2 "t.c" 2
        int a;
        # 1 "own.h"
        int b;
        # 3 "t.c"
        """,
        TccMarkers.explicit(
            """
            # 1 "t.c"
            # 1 "<command line>" 1
            # 24 "/usr/include/stdio.h"
            int puts(const char *);
            # 1 "/usr/include/bits/x.h" 1
            int x;
            # 30 "/usr/include/stdio.h" 2
            # 2 "t.c" 2
            int a;
            # 1 "own.h" 1
            int b;
            # 3 "t.c" 2
            """));
  }
}
