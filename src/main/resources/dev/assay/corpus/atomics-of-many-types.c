/* Atomic bytes, bools, pointers and floating numbers; some updates are loops. */
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>

static _Atomic signed char small = 120;
static _Atomic bool once;
static _Atomic double sum = 0.5;
static int cells[8];
static int *_Atomic cursor = cells;
static _Atomic(short) shorts[4];

static bool claim(void) {
  bool expected = false;
  return atomic_compare_exchange_strong(&once, &expected, true);
}

static void add(_Atomic double *to, double by) {
  double seen = atomic_load(to);
  while (!atomic_compare_exchange_strong(to, &seen, seen + by)) {
  }
}

int main(void) {
  small += 7;
  small ^= 0x55;
  int claims = claim();
  claims += claim() * 2;
  for (int i = 0; i < 8; i++) {
    *cursor++ = i * i;
    add(&sum, cells[i]);
    shorts[i % 4] -= (short)i;
  }
  atomic_store(&sum, sum * 2);
  printf("%d %d %g\n", small, claims, sum);
  printf("%td %d\n", cursor - cells, cells[7]);
  printf("%d %d %d %d\n", shorts[0], shorts[1], shorts[2], shorts[3]);
  printf("%d\n", atomic_is_lock_free(&small));
  return 0;
}
