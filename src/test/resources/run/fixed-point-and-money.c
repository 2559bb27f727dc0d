#include <stdint.h>
#include <stdio.h>

typedef int32_t fixed;
#define ONE 65536

static fixed mul(fixed a, fixed b) { return (fixed)((int64_t)a * b >> 16); }
static fixed divide(fixed a, fixed b) { return (fixed)(((int64_t)a * ONE) / b); }
static void show(fixed f) {
  if (f < 0) putchar('-'), f = -f;
  printf("%d.%04d\n", f >> 16, (int)((int64_t)(f & 0xffff) * 10000 >> 16));
}

int main(void) {
  fixed a = 3 * ONE + ONE / 4, b = -2 * ONE;
  show(mul(a, b));
  show(divide(a, b));
  show(a + b);
  long cents = 123456789;
  printf("%ld.%02ld\n", cents / 100, cents % 100);
  cents = -5;
  printf("%s%ld.%02ld\n", cents < 0 ? "-" : "", -cents / 100, -cents % 100);
  return 0;
}
