package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class GccDebugCountersTest {
  @Test
  void countersThatWerePassedAreRead() {
    String errors =
        """
          counter name                  counter value     closed intervals
        -----------------------------------------------------------------
          asan_use_after_scope          0                 unset
          if_conversion                 3                 unset
          ivopts_loop                   27                [1, 4], [7, 9]

        """;
    assertEquals(
        Feedback.of(Map.of("if_conversion", 3L, "ivopts_loop", 27L)),
        GccDebugCounters.parse(errors));
  }

  @Test
  void messagesBesideTheTableAreNoCounters() {
    assertEquals(
        Feedback.NONE,
        GccDebugCounters.parse("a.c:1:8: warning: 3 unset\n  if_conversion   3  uns"));
  }
}
