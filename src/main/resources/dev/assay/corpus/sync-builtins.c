/* The older builtins of gcc for atomic access, and the newer ones on plain objects. */
#include <stdbool.h>
#include <stdio.h>

static int value = 10;
static unsigned char byte = 0x0f;
static long wide = 1L << 33;

int main(void) {
  int a = __sync_fetch_and_add(&value, 5);
  int b = __sync_add_and_fetch(&value, 5);
  int c = __sync_fetch_and_nand(&byte, 0x3c);
  bool swapped = __sync_bool_compare_and_swap(&wide, 1L << 33, 77);
  long seen = __sync_val_compare_and_swap(&wide, 5L, 6L);
  __sync_synchronize();
  int d = __atomic_sub_fetch(&value, 3, __ATOMIC_SEQ_CST);
  unsigned char e;
  __atomic_load(&byte, &e, __ATOMIC_ACQUIRE);
  long wish = 100, old;
  __atomic_exchange(&wide, &wish, &old, __ATOMIC_RELAXED);
  __atomic_store_n(&value, d * 2, __ATOMIC_RELEASE);
  long expected = 99;
  bool again = __atomic_compare_exchange_n(&wide, &expected, 1, false, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);
  int lock = 0;
  int first = __sync_lock_test_and_set(&lock, 1);
  __sync_lock_release(&lock);
  printf("%d %d %d %d\n", a, b, c, d);
  printf("%d %ld %d %ld\n", swapped, seen, e, old);
  printf("%d %ld %ld %d\n", again, expected, wide, value);
  printf("%d %d\n", first, lock);
  return 0;
}
