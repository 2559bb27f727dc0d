/* Numbers with 16 binary places: products through 64 bits, roots and rotations by shifts. */
#include <stdint.h>
#include <stdio.h>

typedef int32_t fixed;

static fixed from(double x) { return (fixed)(x * 65536); }
static fixed multiply(fixed a, fixed b) { return (fixed)(((int64_t)a * b + 0x8000) >> 16); }
static fixed divide(fixed a, fixed b) { return (fixed)((int64_t)a * 65536 / b); }

static uint32_t root(uint32_t n) {
  uint32_t result = 0, bit = 1u << 30;
  while (bit > n) {
    bit >>= 2;
  }
  for (; bit; bit >>= 2) {
    if (n >= result + bit) {
      n -= result + bit;
      result = (result >> 1) + bit;
    } else {
      result >>= 1;
    }
  }
  return result;
}

static void rotate(fixed *x, fixed *y, fixed angle) {
  static const fixed steps[] = {51472, 30386, 16055, 8150, 4091, 2047, 1024, 512};
  for (int i = 0; i < 8; i++) {
    fixed s = *x >> i, t = *y >> i;
    if (angle >= 0) {
      *x -= t, *y += s, angle -= steps[i];
    } else {
      *x += t, *y -= s, angle += steps[i];
    }
  }
}

int main(void) {
  fixed x = from(0.607253), y = 0;
  rotate(&x, &y, from(0.7853981));
  printf("%d %d\n", x, y);
  printf("%d %d\n", multiply(from(-1.5), from(2.25)), divide(from(10), from(-3)));
  printf("%u %u %u\n", root(0), root(1000000), root(~0u));
  return 0;
}
