package dev.assay.c.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class DeepThreadTest {
  private static final long MUCH = 1L << 28;

  private static int depth(int levels) {
    return levels == 0 ? 0 : 1 + depth(levels - 1);
  }

  @Test
  void recursesDeeply() {
    assertEquals(500_000, DeepThread.call(() -> depth(500_000)));
  }

  @Test
  void oneThreadIsEnoughForWhatIsAskedOnIt() {
    DeepThread.call(() -> {
      Thread outer = Thread.currentThread();
      assertSame(outer, DeepThread.call(Thread::currentThread));
      assertSame(outer, DeepThread.call(MUCH, Thread::currentThread));
      return true;
    });
    assertNotSame(Thread.currentThread(), DeepThread.call(Thread::currentThread));
  }

  @Test
  void aThreadWithLessRoomIsNotEnough() {
    DeepThread.call(
        MUCH,
        () -> {
          assertNotSame(Thread.currentThread(), DeepThread.call(2 * MUCH, Thread::currentThread));
          return true;
        });
  }

  @Test
  void whatItThrowsIsThrown() {
    assertEquals(
        "why",
        assertThrows(
                IllegalArgumentException.class,
                () ->
                    DeepThread.call(() -> {
                      throw new IllegalArgumentException("why");
                    }))
            .getMessage());
    assertThrows(StackOverflowError.class, () -> DeepThread.call(1 << 20, () -> depth(50_000_000)));
  }

  @Test
  void anInterruptionIsLeftToTheCaller() {
    Thread.currentThread().interrupt();
    assertEquals(3, DeepThread.call(() -> 3));
    assertTrue(Thread.interrupted());
  }
}
