#include <errno.h>
#include <float.h>
#include <math.h>
#include <stdio.h>

int main(void) {
  volatile double values[] = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 1e300, 1e-310, 123.456, -7.0};
  int count = sizeof values / sizeof *values;
  for (int i = 0; i < count; i++) {
    double v = values[i], whole;
    float f = v;
    long double l = v;
    int exponent;
    printf("%a %a %a %a %a %a\n", floor(v), ceil(v), trunc(v), round(v), rint(v), nearbyint(v));
    printf("%a %a %a %La %La\n", floorf(f), ceilf(f), roundf(f), floorl(l), roundl(l));
    printf("%a ", frexp(v, &exponent));
    printf("%d ", exponent);
    printf("%a ", modf(v, &whole));
    printf("%a %a\n", whole, ldexp(v, 3));
    printf("%a %a %a %a\n", fmod(v, 0.7), remainder(v, 0.7), nextafter(v, 1e308), fabs(v));
    printf("%a %a %a\n", copysign(3.0, v), fmin(v, 1.0), fmax(v, 1.0));
    if (fabs(v) < 1e9) printf("%ld %lld %ld\n", lround(v), llrint(v), lrintf(f));
    if (v >= 0) printf("%a %a %La\n", sqrt(v), sqrtf(f), sqrtl(l));
    printf("%d %d %d %d %d\n", !!isnan(v), !!isinf(v), !!isfinite(v), !!isnormal(v), !!signbit(v));
    printf("%a %a\n", fma(v, v, -1.0), fdim(v, 1.0));
  }
  printf("%d %d %d\n", fpclassify(0.0), fpclassify(1e-310), fpclassify(INFINITY));
  printf("%g %g %g %g\n", pow(2, 10), pow(3, 4), pow(2, -3), pow(5, 0));
  printf("%g %g %g %g\n", sin(0), cos(0), exp(0), log(1));
  printf("%g %g %g %d\n", hypot(3, 4), log2(1024), exp2(5), ilogb(1000.0));
  printf("%d %d %d\n", isgreater(2.0, 1.0), isless(NAN, 1.0), isunordered(NAN, 1.0));
  printf("%g %g\n", HUGE_VAL, -INFINITY);
  printf("%a %a\n", scalbn(1.5, -1070), logb(1e-310));
  return 0;
}
