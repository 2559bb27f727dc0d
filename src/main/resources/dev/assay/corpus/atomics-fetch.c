/* C11 atomics: fetch and modify, compare and exchange, flags, in one thread. */
#include <stdatomic.h>
#include <stdio.h>

static atomic_int counter = 5;
static _Atomic unsigned long bits;
static atomic_flag lock = ATOMIC_FLAG_INIT;

static int raise_to(atomic_int *a, int least) {
  int seen = atomic_load(a);
  int tries = 0;
  while (seen < least) {
    tries++;
    if (atomic_compare_exchange_strong(a, &seen, least)) {
      break;
    }
  }
  return tries;
}

int main(void) {
  int before = atomic_fetch_add(&counter, 10);
  int after = atomic_fetch_sub_explicit(&counter, 3, memory_order_relaxed);
  atomic_fetch_or(&bits, 0xf0ul);
  atomic_fetch_xor(&bits, 0x3cul);
  unsigned long old = atomic_fetch_and_explicit(&bits, 0xfcul, memory_order_acq_rel);
  counter++;
  bits <<= 2;
  int tries = raise_to(&counter, 20) + raise_to(&counter, 7);
  int first = atomic_flag_test_and_set(&lock), second = atomic_flag_test_and_set(&lock);
  atomic_flag_clear(&lock);
  atomic_thread_fence(memory_order_seq_cst);
  int swapped = atomic_exchange(&counter, -1);
  printf("%d %d %d %d\n", before, after, swapped, atomic_load_explicit(&counter, memory_order_acquire));
  printf("%lx %lx %d\n", old, atomic_load(&bits), tries);
  printf("%d %d\n", first, second);
  return 0;
}
