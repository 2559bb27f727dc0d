/* Powers with constant exponents and chains of products that share factors, on exact values. */
#include <math.h>
#include <stdio.h>

double square(double x) { return pow(x, 2); }
double cube(double x) { return pow(x, 3); }
double inverse(double x) { return pow(x, -1); }
double eighth(double x) { return x * x * x * x * x * x * x * x; }
double by_builtin(double x, int n) { return __builtin_powi(x, n); }
float shared(float a, float b) { return a * a * b * b * a * b; }
double quotient(double x) { return x / (x * x) * x; }
double two_roots(double x) { return sqrt(x) * sqrt(x); }

int main(void) {
  static volatile double source[] = {0.25, 1, 4, 16, 64};
  for (int i = 0; i < 5; i++) {
    double x = source[i];
    printf("%g %g %g %g ", square(x), cube(x), inverse(x), eighth(x));
    printf("%g %g %g %g\n", by_builtin(x, 3), (double)shared((float)x, 2), quotient(x), two_roots(x));
  }
  printf("%g %g %g\n", pow(source[2], 3), exp2(source[2]), cbrt(source[1]));
  printf("%g %g\n", sin(source[1] - 1) + cos(source[1] - 1), exp(source[1] - 1));
  return 0;
}
