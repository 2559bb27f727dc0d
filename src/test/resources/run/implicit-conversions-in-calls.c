#include <stdio.h>

static int i(int x) { return x; }
static unsigned char uc(int x) { return x; }
static float f(double d) { return d; }
static double d(float x) { return x; }
static _Bool b(double x) { return x; }
static long l(unsigned x) { return x; }
static short s(long x) { return x; }

int main(void) {
  printf("%d %d %d\n", i('a'), i(3.99), i(-1L));
  printf("%d %d\n", uc(257), uc(-1));
  printf("%.9g %.9g\n", f(0.1), d(0.1));
  printf("%d %d\n", b(0.001), b(0));
  printf("%ld %d\n", l(-1), s(65536 + 5));
  char c = i(300);
  printf("%d\n", c);
  float g = 7;
  int n = g / 2;
  printf("%d\n", n);
  double e = 7 / 2;
  printf("%g\n", e);
  unsigned u = -1;
  double w = u;
  printf("%.0f\n", w);
  return 0;
}
