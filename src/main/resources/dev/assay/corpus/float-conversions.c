/* Conversions between integers of all sizes and floating types, with rounding. */
#include <stdint.h>
#include <stdio.h>

float from_unsigned(uint64_t x) { return (float)x; }
double from_signed(int64_t x) { return (double)x; }
uint64_t to_unsigned(double x) { return (uint64_t)x; }
uint32_t to_word(float x) { return (uint32_t)x; }
int8_t to_byte(double x) { return (int8_t)x; }

void convert(double *to, const int *from, int n) {
  for (int i = 0; i < n; i++) {
    to[i] = from[i];
  }
}

void truncate_all(int *to, const float *from, int n) {
  for (int i = 0; i < n; i++) {
    to[i] = (int)from[i];
  }
}

void widen(double *to, const unsigned short *from, int n) {
  for (int i = 0; i < n; i++) {
    to[i] = from[i] * 0.5;
  }
}

int main(void) {
  printf("%.0f %.0f\n", from_unsigned(~0ul), from_unsigned((1ul << 24) + 1));
  printf("%.0f %.0f\n", from_signed(INT64_MIN), from_signed((1l << 53) + 1));
  printf("%lu %u %d\n", to_unsigned(0x1.8p63), to_word(4e9f), to_byte(-127.9));
  int integers[19], back[19];
  float floats[19];
  double doubles[19], sum = 0;
  unsigned short shorts[19];
  for (int i = 0; i < 19; i++) {
    integers[i] = i * 1000003 - 7000000;
    floats[i] = (i - 9) * 1.75f;
    shorts[i] = (unsigned short)(i * 3500);
  }
  convert(doubles, integers, 19);
  truncate_all(back, floats, 19);
  for (int i = 0; i < 19; i++) {
    sum += doubles[i] * back[i];
  }
  widen(doubles, shorts, 19);
  printf("%.1f %.1f\n", sum, doubles[18]);
  return 0;
}
