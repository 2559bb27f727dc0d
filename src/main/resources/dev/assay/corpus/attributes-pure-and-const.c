/* Functions that promise to have no effects, so that calls of them can be merged or dropped. */
#include <stdio.h>

static int table[16];

__attribute__((const, noinline)) static int square(int x) {
  return x * x;
}

__attribute__((pure, noinline)) static int lookup(int x) {
  return table[x & 15];
}

__attribute__((noinline, returns_nonnull)) static int *fresh(void) {
  static int pool[64], used;
  return &pool[used++ & 63];
}

__attribute__((nonnull(1), warn_unused_result)) static int read_both(const int *a, const int *b) {
  return a == 0 ? -1 : *a + (b ? *b : 0);
}

int main(void) {
  int sum = 0;
  for (int i = 0; i < 10; i++) {
    sum += square(i) + square(i);
    int before = lookup(i) + lookup(i);
    table[i & 15] = sum;
    sum += before + lookup(i) + lookup(i + 3) * square(3);
    sum %= 100000;
  }
  int *p = fresh(), *q = fresh();
  *p = 5;
  *q = 7;
  printf("%d %d\n", sum, *p * 10 + *q);
  printf("%d %d\n", read_both(p, q), read_both(q, 0));
  return 0;
}
