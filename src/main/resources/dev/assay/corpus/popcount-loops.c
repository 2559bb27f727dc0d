/* Counting bits by loops that compilers replace, and the builtins for bits. */
#include <stdint.h>
#include <stdio.h>

int kernighan(uint64_t x) {
  int count = 0;
  while (x) {
    x &= x - 1;
    count++;
  }
  return count;
}

int folded(uint32_t x) {
  x -= x >> 1 & 0x55555555;
  x = (x & 0x33333333) + (x >> 2 & 0x33333333);
  x = (x + (x >> 4)) & 0x0f0f0f0f;
  return (int)(x * 0x01010101 >> 24);
}

int leading(uint32_t x) {
  int n = 0;
  for (uint32_t bit = 1u << 31; bit && !(x & bit); bit >>= 1) {
    n++;
  }
  return n;
}

int trailing(uint32_t x) {
  int n = 0;
  while (n < 32 && !(x >> n & 1)) {
    n++;
  }
  return n;
}

int main(void) {
  int total = 0, agreed = 0;
  for (uint32_t x = 1; x < 0x40000000; x = x * 5 + 2) {
    uint64_t w = (uint64_t)x * x;
    total += kernighan(w) * 3 + leading(x) + trailing(x);
    agreed += folded(x) == __builtin_popcount(x) && leading(x) == __builtin_clz(x);
    agreed += trailing(x) == __builtin_ctz(x) && kernighan(w) == __builtin_popcountll(w);
  }
  printf("%d %d\n", total, agreed);
  printf("%d %d %d\n", __builtin_ffs(0), __builtin_ffs(24), __builtin_parityl(0x7001));
  printf("%d %d %d\n", __builtin_clrsb(-1), __builtin_clrsb(255), __builtin_clzll(1));
  return 0;
}
