/* inline, static inline, extern inline, always_inline and noinline versions of small functions. */
#include <stdio.h>

inline int plain(int x) { return x * 3 + 1; }
extern int plain(int x);

static inline int local(int x) { return x * 5 - 2; }

extern inline int outer(int x) { return x ^ 21; }

static inline __attribute__((always_inline)) int by(int x, const int divisor) {
  return x / divisor * 100 + x % divisor;
}

__attribute__((noinline)) static int never(int x) { return local(x) + plain(x); }

__attribute__((noinline, noclone)) static int constant_argument(int x, int mode) {
  return mode ? x << mode : -x;
}

__attribute__((flatten)) int flat(int x) { return plain(local(outer(x))); }

int main(void) {
  int (*address)(int) = plain;
  int sum = 0;
  for (int i = 0; i < 10; i++) {
    sum += never(i) + address(i) - constant_argument(i, 3);
    sum += by(i * 50, 7) + by(sum & 1023, 16);
  }
  printf("%d %d\n", sum, flat(sum));
  return 0;
}
