/* Loops whose results have closed forms: sums, counters, remainders, powers of two. */
#include <stdio.h>

unsigned sum_to(unsigned n) {
  unsigned sum = 0;
  for (unsigned i = 0; i <= n; i++) {
    sum += i;
  }
  return sum;
}

int remainder_by_loop(int a, int b) {
  while (a >= b) {
    a -= b;
  }
  return a;
}

unsigned polynomial(unsigned n) {
  unsigned a = 0, b = 0, c = 1;
  while (n--) {
    a += b;
    b += c;
    c += 6;
  }
  return a;
}

int bits_needed(unsigned n) {
  int bits = 0;
  for (; n; n >>= 1) {
    bits++;
  }
  return bits;
}

unsigned char wrap_around(int steps) {
  unsigned char c = 250;
  for (int i = 0; i < steps; i++) {
    c += 3;
  }
  return c;
}

int main(void) {
  printf("%u %u\n", sum_to(1000), sum_to(0));
  printf("%d %d\n", remainder_by_loop(1000, 37), remainder_by_loop(5, 9));
  printf("%u %u\n", polynomial(20), polynomial(1));
  printf("%d %d %d\n", bits_needed(0), bits_needed(1023), bits_needed(~0u));
  printf("%d %d\n", wrap_around(2), wrap_around(99));
  return 0;
}
