/* Bits of floating numbers read through unions, and numbers made from bits. */
#include <stdint.h>
#include <stdio.h>

union word {
  float f;
  uint32_t u;
  struct {
    uint16_t low, high;
  } half;
  uint8_t bytes[4];
};

static uint32_t bits_of(float f) {
  return (union word){.f = f}.u;
}

float absolute(float f) {
  union word w = {f};
  w.u &= 0x7fffffff;
  return w.f;
}

static int exponent(double d) {
  union {
    double d;
    uint64_t u;
  } w = {d};
  return (int)(w.u >> 52 & 0x7ff) - 1023;
}

int main(void) {
  union word w;
  w.f = 3.5f;
  printf("%08x %04x %02x\n", w.u, w.half.high, w.bytes[3]);
  w.half.high ^= 0x8000;
  printf("%g %g\n", w.f, absolute(w.f));
  uint32_t mixed = 0;
  for (int i = 1; i < 30; i++) {
    mixed = mixed * 5 ^ bits_of(i / 8.0f);
  }
  printf("%08x %d %d\n", mixed, exponent(1000.0), exponent(0.3));
  return 0;
}
