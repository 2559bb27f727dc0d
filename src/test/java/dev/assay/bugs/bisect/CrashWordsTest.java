package dev.assay.bugs.bisect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.bugs.Blame;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A crash often says itself where it was. */
final class CrashWordsTest {
  @Test
  void clangsInnermostPassIsNamed() {
    Blame blame =
        CrashWords.blame(
                """
                Stack dump:
                2.\tCode generation
                3.\tRunning pass 'Function Pass Manager' on module 't3.c'.
                4.\tRunning pass 'X86 Indirect Thunks' on function '@thunk'
                """,
                List.of("clang"))
            .orElseThrow();
    assertEquals("X86 Indirect Thunks", blame.name());
    assertEquals(Optional.of("thunk"), blame.function());
  }

  @Test
  void gccsPassIsNamedAsItsSwitchIs() {
    Blame blame =
        CrashWords.blame(
                """
                during GIMPLE pass: vrp
                test.c: In function 'f':
                test.c:3:1: internal compiler error: in f, at x.cc:12
                """,
                List.of("gcc"))
            .orElseThrow();
    assertEquals("tree-vrp", blame.name());
    assertEquals(Optional.of("f"), blame.function());
    assertEquals(Optional.empty(), CrashWords.blame("Segmentation fault\n", List.of()));
  }

  @Test
  void stacksOfBrokenMemoryAreOneCrashAndWordsAreNot() {
    assertTrue(CrashWords.areAlike("crash in f < g", "crash in h < i"));
    assertTrue(CrashWords.areAlike("ice in f, at x.cc:1", "ice in f, at x.cc:1"));
    assertFalse(CrashWords.areAlike("ice in f, at x.cc:1", "ice in f, at x.cc:2"));
    assertFalse(CrashWords.areAlike("crash in f", "ice in f, at x.cc:2"));
  }
}
