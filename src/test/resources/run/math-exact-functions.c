#include <math.h>
#include <stdio.h>

int main(void) {
  double v[] = {2.5, -2.5, 0.5, 3.7, -3.2, 1e18, -0.0};
  for (int i = 0; i < 7; i++)
    printf("%g %g %g %g %g %g\n", floor(v[i]), ceil(v[i]), trunc(v[i]), round(v[i]), rint(v[i]), fabs(v[i]));
  printf("%g %.17g %g\n", sqrt(16.0), sqrt(2.0), sqrt(0.25));
  printf("%g %g %g\n", fmod(7.5, 2), fmod(-7.5, 2), remainder(7.5, 2));
  printf("%g %g %g\n", fmax(1, 2), fmin(1, -2), fmax(1, NAN));
  int e;
  double m = frexp(48.0, &e), ip;
  printf("%g %d %g\n", m, e, ldexp(0.75, 4));
  m = modf(-3.75, &ip);
  printf("%g %g\n", m, ip);
  printf("%g %g\n", copysign(3, -0.0), fma(2, 3, 4));
  printf("%ld %lld %d\n", lround(2.5), llround(-2.5), (int)lrint(3.5));
  printf("%a\n", nextafter(1.0, 2.0));
  printf("%d %d %g\n", ilogb(1000.0), (int)logb(0.1), scalbn(1.5, 3));
  printf("%g %.9g\n", (double)floorf(1.5f), (double)sqrtf(2.0f));
  printf("%d %d %d\n", isnan(NAN) != 0, isinf(HUGE_VAL) != 0, signbit(-1.0) != 0);
  printf("%g\n", hypot(3, 4));
  printf("%Lg\n", fabsl(-1.5L));
  printf("%g\n", fdim(5, 3));
  return 0;
}
