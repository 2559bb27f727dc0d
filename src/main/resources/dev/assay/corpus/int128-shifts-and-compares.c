/* 128-bit shifts by variable amounts, comparisons, bitwise operations and conversions. */
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 u128;

static u128 make(uint64_t high, uint64_t low) {
  return (u128)high << 64 | low;
}

u128 rotate(u128 x, unsigned by) {
  return x << (by & 127) | x >> (-by & 127);
}

__int128 arithmetic(__int128 x, int by) {
  return x >> by;
}

int order(__int128 a, __int128 b) {
  return a < b ? -1 : a > b;
}

double to_double(u128 x) {
  return (double)x;
}

static void show(u128 x) {
  printf("%016llx%016llx\n", (unsigned long long)(x >> 64), (unsigned long long)x);
}

int main(void) {
  u128 x = make(0x0123456789abcdef, 0xfedcba9876543210);
  u128 all = 0;
  for (unsigned i = 0; i < 128; i += 11) {
    all = (all ^ rotate(x, i)) + ~x;
  }
  show(all);
  show(arithmetic(-(__int128)x, 70));
  show((u128)arithmetic(-1, 127) - 5);
  printf("%d %d %d\n", order(-1, 1), order((__int128)x, -(__int128)x), order(7, 7));
  printf("%g %g\n", to_double(make(1, 0)), to_double(x & 0xffff));
  printf("%d\n", (int)((__int128)-3.75 * 2));
  return 0;
}
