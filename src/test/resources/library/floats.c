#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static void bytes(const void *p, int n) {
  while (n-- > 0) printf("%02x", ((const unsigned char *) p)[n]);
  printf("\n");
}

int main(void) {
  volatile long double a = 0.1L, b = 3.0L, c = 1e4000L;
  long double r = a * b - 0.3L;
  bytes(&r, 10);
  r = a / b;
  bytes(&r, 10);
  r = sqrtl(a);
  bytes(&r, 10);
  r = c * c;
  bytes(&r, 10);
  printf("%Lg %Le %.30Lf %La\n", c, LDBL_MIN, a, LDBL_MAX);
  volatile _Float128 q = 1;
  _Float128 third = q / 3;
  bytes(&third, 16);
  volatile float f = 0.1f;
  volatile double d = 0.1;
  printf("%a %a %a\n", f * f, d * d, (double) f + d);
  printf("%d %d %d\n", f == d, (float) d == f, a == d);
  printf("%ld %lu %d\n", (long) -1.9, (unsigned long) 1e19, (int) b);
  unsigned long big = 0xfffffffffffffff1ul;
  printf("%a %a %La\n", (float) big, (double) big, (long double) big);
  printf("%a %a\n", DBL_MIN / 4, FLT_MIN / 8);
  printf("%.17g %.9g %.21Lg\n", d, f, a);
  printf("%g %g %g\n", 1e-400, strlen("x") / 3.0, 5e-324);
  printf("%f %F %e %G\n", INFINITY, -INFINITY, INFINITY, INFINITY);
  return 0;
}
