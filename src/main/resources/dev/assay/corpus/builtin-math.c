/* Exact floating builtins: absolute value, sign copies, rounding, square roots, scaling. */
#include <math.h>
#include <stdio.h>

static volatile double source[] = {2.5, -2.5, 0.5, 1e10, -0.75, 3.0};

double length(double x, double y) {
  return sqrt(x * x + y * y);
}

int main(void) {
  double sum = 0;
  for (int i = 0; i < 6; i++) {
    double x = source[i];
    printf("%g %g %g %g %g\n", floor(x), ceil(x), trunc(x), round(x), rint(x));
    sum += fabs(x) + copysign(1, x) + fmax(x, 1) - fmin(x, 2);
  }
  printf("%g %g\n", sum, length(source[5], 4));
  printf("%g %g\n", ldexp(source[0], 5), fmod(-source[0], 2));
  int exponent;
  double fraction = frexp(source[3], &exponent), whole;
  printf("%.17g %d\n", fraction, exponent);
  printf("%g ", modf(-source[4] + 2, &whole));
  printf("%g\n", whole);
  printf("%g %g\n", fma(source[0], 2, 1), hypot(source[5], 4));
  printf("%ld %d\n", lround(source[1]), (int)sqrtf((float)source[5] * 3));
  return 0;
}
