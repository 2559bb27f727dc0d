/* Arithmetic that reports its overflow, for all sizes and for mixed types. */
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>

int saturating_add(int a, int b) {
  int sum;
  if (__builtin_add_overflow(a, b, &sum)) {
    return a < 0 ? INT_MIN : INT_MAX;
  }
  return sum;
}

bool product_fits(long long a, long long b, short *narrow) {
  return !__builtin_mul_overflow(a, b, narrow);
}

unsigned long checked_size(unsigned long count, unsigned long size) {
  unsigned long bytes;
  return __builtin_umull_overflow(count, size, &bytes) ? 0 : bytes;
}

int main(void) {
  printf("%d %d %d\n", saturating_add(INT_MAX, 5), saturating_add(INT_MIN, -1), saturating_add(3, -7));
  short narrow;
  int fits = product_fits(181, 181, &narrow);
  printf("%d %d ", fits, narrow);
  fits = product_fits(-32768, 1, &narrow);
  printf("%d %d\n", fits, narrow);
  printf("%lu %lu\n", checked_size(1ul << 40, 1ul << 30), checked_size(12, 12));
  unsigned char byte;
  bool over = __builtin_sub_overflow(3u, 5, &byte);
  printf("%d %d ", over, byte);
  over = __builtin_add_overflow(200, 50, &byte);
  printf("%d %d\n", over, byte);
  long long wide;
  over = __builtin_ssubll_overflow(LLONG_MIN, 1, &wide);
  printf("%d %lld\n", over, wide);
  return 0;
}
