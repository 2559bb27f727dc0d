/* Reductions that vectorise: sums, products, masks, extrema, of widening types. */
#include <stdint.h>
#include <stdio.h>

int64_t dot(const int16_t *a, const int16_t *b, int n) {
  int64_t sum = 0;
  for (int i = 0; i < n; i++) {
    sum += a[i] * b[i];
  }
  return sum;
}

unsigned absolute_differences(const uint8_t *a, const uint8_t *b, int n) {
  unsigned sum = 0;
  for (int i = 0; i < n; i++) {
    int d = a[i] - b[i];
    sum += d < 0 ? -d : d;
  }
  return sum;
}

uint32_t fold(const uint32_t *a, int n) {
  uint32_t all = ~0u, any = 0, odd = 0, product = 1;
  for (int i = 0; i < n; i++) {
    all &= a[i];
    any |= a[i];
    odd ^= a[i];
    product *= a[i] | 1;
  }
  return all + any * 3 + odd * 5 + product * 7;
}

int main(void) {
  int16_t s[50], t[50];
  uint8_t b[50], c[50];
  uint32_t w[50];
  for (int i = 0; i < 50; i++) {
    s[i] = (int16_t)(i * 331);
    t[i] = (int16_t)(9000 - i * 177);
    b[i] = (uint8_t)(i * 29);
    c[i] = (uint8_t)(i * i);
    w[i] = i * 0x10204081u | 0x800;
  }
  printf("%lld %u %u\n", (long long)dot(s, t, 50), absolute_differences(b, c, 50), fold(w, 50));
  return 0;
}
