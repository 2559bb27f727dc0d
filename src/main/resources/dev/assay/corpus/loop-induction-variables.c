/* Several counters of different widths and steps in one loop, wrapping where they may. */
#include <stdint.h>
#include <stdio.h>

int64_t walk(const int32_t *a, int n) {
  int64_t sum = 0;
  uint8_t narrow = 250;
  uint32_t scaled = 0;
  for (int i = 0, j = n - 1; i < j; i++, j -= 2, narrow++, scaled += 12) {
    sum += (int64_t)a[i] * narrow - a[j] + scaled / 4;
  }
  return sum;
}

unsigned strided(const unsigned char *from, unsigned n, unsigned stride) {
  unsigned sum = 0;
  for (unsigned i = 0; i < n; i += stride) {
    sum = sum * 3 + from[i];
  }
  return sum;
}

int by_pointer(const int32_t *from, const int32_t *to) {
  int parity = 0;
  for (; from != to; from++) {
    parity ^= *from & 7;
  }
  return parity;
}

int main(void) {
  int32_t a[45];
  unsigned char bytes[64];
  for (int i = 0; i < 45; i++) {
    a[i] = (i - 20) * 1001;
  }
  for (int i = 0; i < 64; i++) {
    bytes[i] = (unsigned char)(i ^ 5);
  }
  printf("%lld %d\n", (long long)walk(a, 45), by_pointer(a + 3, a + 40));
  for (unsigned stride = 1; stride < 12; stride += 5) {
    printf("%u ", strided(bytes, 64, stride));
  }
  printf("\n");
  return 0;
}
