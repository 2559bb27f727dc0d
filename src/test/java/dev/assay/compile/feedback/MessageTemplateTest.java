package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each line is one that gcc wrote. */
final class MessageTemplateTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          c1.c:102:2: note: Considering inline candidate crc32_byte/105. \
          | note: Considering inline candidate #.
          c1.c:102:2: optimized:  Inlining crc32_byte/105 into main/6. | optimized: Inlining # into #.
          c1.c:11:4: missed:   not inlinable: main/2 -> printf/282, function body not available \
          | missed: not inlinable: # to #, function body not available
          c1.c:217:36: missed:   will not early inline: f/270->g/34, growth 9 exceeds --param early-inlining-insns \
          | missed: will not early inline: # to #, growth # exceeds --param early-inlining-insns
          c1.c:114:5: missed: statement clobbers memory: printf ("after %s : %lX\\n", vname_4(D), _3); \
          | missed: statement clobbers memory: #
          c1.c:235:6: missed: not vectorized: volatile type: g_4026.93_497 ={v} g_4026; \
          | missed: not vectorized: volatile type: #
          c1.c:235:6: missed: not vectorized: statement is bitfield access _8 = g_2.f1; \
          | missed: not vectorized: statement is bitfield access #
          BB 104 is always executed in loop 11 | BB # is always executed in loop #
          loop 11's coldest_outermost_loop is 11, hotter_than_inner_loop is NULL | loop # is #, # is NULL
          c1.c:1322:5: optimized:  Inlined f/104 into main/280 which now has time 26774.7 and size 7, net change of -4. \
          | optimized: Inlined # into # which now has time # and size #, net change of #.
          c1.c:1487:19: optimized: Unswitching loop on condition: if (print_hash_value_181 != 0) \
          | optimized: Unswitching loop on condition: if #
          c2.c:413:13: note: node 0x90403b8 (max_nunits=4, refcnt=1) vector(4) int | note: node # vector # int
          a.c:1:14: note: add new stmt: MEM <vector(2) long unsigned int> [(long unsigned int *)&l_2] = { 1, 2 }; \
          | note: add new stmt: MEM #
          a.c:9:1: optimized: sinking common stores with same value to total \
          | optimized: sinking common stores with same value to #
          a.c:9:1: optimized: loop turned into non-loop; it never loops \
          | optimized: loop turned into non-loop; it never loops
          a.c:9:1: note: ***** Analysis failed with vector mode V4SI | note: ***** Analysis failed with vector mode #
          """)
  void namesNumbersAndCodeAreHidden(String message, String template) {
    assertEquals(template, MessageTemplate.of(message));
  }

  @Test
  void messagesAreCountedByTheirTemplates() {
    assertEquals(
        Feedback.of(Map.of("missed: couldn't vectorize loop", 2L)),
        GccOptInfo.parse(
            """
            a.c:1:2: missed: couldn't vectorize loop

            lib/b.c:30:40: missed: couldn't vectorize loop
            """));
  }
}
