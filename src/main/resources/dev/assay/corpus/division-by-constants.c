/* Quotients and remainders by constants: powers of two, odd, even, negative, and tests for zero. */
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

int signed_ones(int x) {
  return x / 3 + x / 7 * 2 + x / -5 + x / 8 + x / 1000 + x % 10 + x % 16 + x % -6;
}

unsigned unsigned_ones(unsigned x) {
  return x / 3 + x / 7 + x / 10 + x / 641 + x / 65536 + x % 60 + x / 0x80000001u;
}

uint64_t wide(uint64_t x) {
  return x / 10 + x / 1000000007 + x % 12345 + x / 6;
}

short small(short x) { return x / 13 * 100 + x % 13; }

int divisible(unsigned x) {
  return (x % 3 == 0) + (x % 5 == 0) * 2 + (x % 6 == 0) * 4 + (x % 100 == 99) * 8;
}

int exact(const int *a, const int *b) { return (int)((b - a) / 3); }

int main(void) {
  const int corners[] = {0, 1, -1, 7, -7, 1000, -4096, INT_MAX, INT_MIN + 1, INT_MIN};
  unsigned all = 0;
  uint64_t w = 0;
  for (unsigned i = 0; i < 10; i++) {
    all = all * 31 + (unsigned)signed_ones(corners[i] / 8) + unsigned_ones((unsigned)corners[i]);
    all += divisible(i * 33) + (unsigned)small((short)(corners[i] % 32768));
    w ^= wide((uint64_t)corners[i] * 0x123456789u);
  }
  printf("%u %llu\n", all, (unsigned long long)w);
  int array[20];
  printf("%d %d\n", exact(array, array + 18), INT_MIN / 2 % 9);
  return 0;
}
