/* Foldings that would be wrong for floating numbers: association, zero signs, double rounding. */
#include <stdio.h>

static volatile double big = 0x1p53, one = 1.0, zero = 0.0, tenth = 0.1;

double left(double a, double b, double c) { return (a + b) + c; }
double right(double a, double b, double c) { return a + (b + c); }
double plus_zero(double x) { return x + 0.0; }
double minus_zero(double x) { return x - 0.0; }
double times_one(double x) { return x * 1.0; }
double self_difference(double x) { return x - x; }
double half(double x) { return x / 2.0; }
double third(double x) { return x / 3.0; }
float twice_rounded(double x) { return (float)(x * 10.0) / 10.0f; }

int main(void) {
  printf("%g %g\n", left(big, one, -big), right(big, -big, one));
  printf("%g %g %g\n", 1 / plus_zero(-zero), 1 / minus_zero(-zero), 1 / times_one(-zero));
  printf("%g %d\n", half(0x1p-1074 * one), third(one) * 3 == one);
  double infinite = one / zero, difference = self_difference(infinite);
  printf("%d %g\n", difference != difference, zero * -one);
  printf("%a %a\n", twice_rounded(tenth), (float)tenth);
  double sum = 0;
  for (int i = 0; i < 10; i++) {
    sum += tenth;
  }
  printf("%d %.17g\n", sum == 1.0, sum);
  return 0;
}
