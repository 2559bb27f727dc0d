/* Loops that convert between element sizes: widening, narrowing, signs, mixed in one loop. */
#include <stdint.h>
#include <stdio.h>

#define N 67

void widen(int32_t *to, const int8_t *from) {
  for (int i = 0; i < N; i++) to[i] = from[i] * 3;
}

void narrow(uint8_t *to, const uint32_t *from) {
  for (int i = 0; i < N; i++) to[i] = (uint8_t)(from[i] >> 5);
}

void mixed(int64_t *to, const uint16_t *a, const int32_t *b) {
  for (int i = 0; i < N; i++) to[i] = (int64_t)a[i] * b[i] - (a[i] ^ b[i]);
}

void to_floats(float *to, const uint8_t *from) {
  for (int i = 0; i < N; i++) to[i] = from[i] / 4.0f;
}

void averages(uint8_t *a, const uint8_t *b) {
  for (int i = 0; i < N; i++) a[i] = (uint8_t)((a[i] + b[i] + 1) >> 1);
}

int main(void) {
  int8_t bytes[N];
  int32_t words[N];
  uint32_t unsigneds[N];
  uint8_t small[N], other[N];
  uint16_t halves[N];
  int64_t longs[N], sum = 0;
  float floats[N];
  for (int i = 0; i < N; i++) {
    bytes[i] = (int8_t)(i * 5 - 100);
    unsigneds[i] = (uint32_t)i * 123457u;
    halves[i] = (uint16_t)(i * 997);
    other[i] = (uint8_t)(i * 3);
  }
  widen(words, bytes);
  narrow(small, unsigneds);
  mixed(longs, halves, words);
  to_floats(floats, small);
  averages(small, other);
  for (int i = 0; i < N; i++) {
    sum = sum * 3 % 1000000007 + longs[i] % 1000 + small[i] + (int)floats[i];
  }
  printf("%lld %d %g\n", (long long)sum, small[66], floats[66]);
  return 0;
}
