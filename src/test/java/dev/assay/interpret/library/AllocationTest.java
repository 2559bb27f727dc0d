package dev.assay.interpret.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.assay.interpret.UbKind;
import org.junit.jupiter.api.Test;

/** malloc and its kin. */
class AllocationTest {
  private final Bench bench = Bench.plain();

  private long allocated(long size) {
    return (Long) bench.call("malloc", size);
  }

  @Test
  void memoryComesWithoutValues() {
    assertEquals(UbKind.INDETERMINATE_VALUE, bench.undefined("strlen", allocated(8)));
    assertEquals(0L, bench.call("strlen", bench.call("calloc", 4L, 2L)));
  }

  @Test
  void freeTakesEachBlockOnce() {
    long block = allocated(4);
    bench.call("free", block);
    assertEquals(UbKind.DOUBLE_FREE, bench.undefined("free", block));
    assertEquals(UbKind.USE_AFTER_FREE, bench.undefined("memset", block, 0, 1L));
    bench.call("free", 0L);
  }

  @Test
  void freeTakesNothingElse() {
    assertEquals(UbKind.BAD_FREE, bench.undefined("free", allocated(4) + 1));
    assertEquals(UbKind.BAD_FREE, bench.undefined("free", 12345L));
  }

  @Test
  void reallocKeepsTheBytes() {
    long old = allocated(3);
    bench.call("memcpy", old, "ab", 3L);
    long fresh = (Long) bench.call("realloc", old, 10L);
    assertEquals("ab", bench.stringAt(fresh));
    assertEquals(UbKind.USE_AFTER_FREE, bench.undefined("strlen", old));
  }

  @Test
  void reallocToNothingFrees() {
    long old = allocated(3);
    assertEquals(0L, bench.call("realloc", old, 0L));
    assertEquals(UbKind.DOUBLE_FREE, bench.undefined("free", old));
  }

  @Test
  void absurdSizesFail() {
    assertEquals(0L, bench.call("malloc", -1L));
    assertEquals(0L, bench.call("calloc", 1L << 40, 1L << 40));
    assertEquals(12, bench.intAt((Long) bench.call("__errno_location")));
  }

  @Test
  void nothingIsNullOrNot() {
    assertNotEquals(0L, bench.call("malloc", 0L));
    assertEquals(0L, Bench.other().call("malloc", 0L));
  }

  @Test
  void alignmentIsKept() {
    assertEquals(0, (Long) bench.call("aligned_alloc", 256L, 512L) % 256);
    assertEquals(UbKind.LIBRARY_ARGUMENT, bench.undefined("aligned_alloc", 3L, 8L));
    long place = bench.array(8);
    assertEquals(22L, bench.call("posix_memalign", place, 3L, 8L));
    assertEquals(0L, bench.call("posix_memalign", place, 64L, 8L));
  }
}
