#include <stdint.h>
#include <stdio.h>

union bits {
  float f;
  uint32_t u;
  uint8_t b[4];
};

union wide {
  double d;
  uint64_t u;
  struct { uint32_t low, high; } half;
};

int main(void) {
  union bits x = {.f = 1.0f};
  printf("%08x %02x%02x\n", x.u, x.b[3], x.b[2]);
  x.u += 0x00800000;
  printf("%g\n", x.f);
  x.b[3] |= 0x80;
  printf("%g\n", x.f);
  union wide w;
  w.u = 0;
  w.half.high = 0x40000000;
  printf("%g\n", w.d);
  w.d = -0.0;
  printf("%016llx\n", (unsigned long long)w.u);
  printf("%zu %zu\n", sizeof x, sizeof w);
  return 0;
}
