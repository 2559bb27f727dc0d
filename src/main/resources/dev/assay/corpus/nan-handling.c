/* NaN and infinity through arithmetic, minima, conversions of sign, and classification. */
#include <math.h>
#include <stdio.h>

static volatile double zero;

static const char *class_of(double x) {
  switch (fpclassify(x)) {
    case FP_NAN: return "nan";
    case FP_INFINITE: return "infinite";
    case FP_ZERO: return "zero";
    case FP_SUBNORMAL: return "subnormal";
    default: return "normal";
  }
}

double least(double a, double b) {
  return a < b ? a : b;
}

int main(void) {
  double nan = zero / zero, big = 1e308;
  printf("%s %s %s\n", class_of(nan), class_of(big * 10), class_of(big - big));
  printf("%s %s\n", class_of(0x1p-1040), class_of(-zero));
  printf("%g %g\n", least(nan, 1), fmin(nan, 1));
  printf("%s %s\n", class_of(least(1, nan)), class_of(fmax(2, nan)));
  printf("%d %d %d\n", isnan(nan + 1) != 0, isinf(-1 / zero) != 0, isfinite(big) != 0);
  printf("%d %d\n", signbit(-zero) != 0, signbit(copysign(nan, -1.0)) != 0);
  printf("%d %d\n", nan != nan, nan == nan);
  printf("%g %g\n", fabs(-zero), copysign(3, -zero));
  return 0;
}
