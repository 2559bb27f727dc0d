#include <stdio.h>
#include <stdatomic.h>

static atomic_int shared = 3;
static _Atomic unsigned char small = 250;

int main(void) {
  shared += 4;
  shared++;
  --shared;
  small += 10;
  printf("%d %d\n", shared, small);
  int old = atomic_fetch_add(&shared, 10);
  printf("%d %d\n", old, atomic_load(&shared));
  atomic_store(&shared, 1);
  int expected = 1;
  int done = atomic_compare_exchange_strong(&shared, &expected, 9);
  printf("%d %d\n", done, shared);
  done = atomic_compare_exchange_strong(&shared, &expected, 5);
  printf("%d %d %d\n", done, expected, shared);
  printf("%d ", atomic_exchange(&shared, 2));
  printf("%d\n", shared);
  printf("%d\n", __atomic_or_fetch(&expected, 6, __ATOMIC_SEQ_CST));
  printf("%d\n", __sync_fetch_and_sub(&expected, 5));
  atomic_flag f = ATOMIC_FLAG_INIT;
  int first = atomic_flag_test_and_set(&f), second = atomic_flag_test_and_set(&f);
  printf("%d %d\n", first, second);
  return 0;
}
